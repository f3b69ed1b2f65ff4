/** An expected error: one sentence for stderr that says what to do, exit status 2. No stack trace. */
export class UserError extends Error {}
