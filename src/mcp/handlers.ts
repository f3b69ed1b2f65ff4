import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import type { RequestHandlerExtra } from '@modelcontextprotocol/sdk/shared/protocol.js';
import type {
  CallToolResult,
  ListToolsResult,
  ReadResourceResult,
  ServerNotification,
  ServerRequest,
} from '@modelcontextprotocol/sdk/types.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { UserError } from '../user-error.js';
import type { Answer } from './call.js';
import type { Calls, Request } from './calls.js';
import { listResources, MARKDOWN, TEMPLATE, wantedOf } from './resources.js';
import { inputSchema, OUTPUT_SCHEMA, TOOLS } from './tools.js';

/** What clients are told of the server. */
export interface Served {
  readonly version: string;
  /** How to use the tools, for the model. */
  readonly instructions: string;
}

type Extra = RequestHandlerExtra<ServerRequest, ServerNotification>;

/** A server that answers with calls. It is not connected yet. */
export function serverOf(calls: Calls, root: string, { version, instructions }: Served): Server {
  const server = new Server(
    { name: 'finread', title: 'Financial reports', version },
    { capabilities: { tools: {}, resources: {} }, instructions },
  );
  // what is wrong with a message was answered already, and a client that is gone is told nothing
  server.onerror = () => {};
  server.setRequestHandler(ListToolsRequestSchema, () => toolList());
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, extra) =>
    toolResult(await answered(calls, { tool: params.name, input: params.arguments }, extra)),
  );
  server.setRequestHandler(ListResourcesRequestSchema, ({ params }) =>
    orInvalid(() => listResources(root, params?.cursor)),
  );
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({ resourceTemplates: [TEMPLATE] }));
  server.setRequestHandler(ReadResourceRequestSchema, async ({ params: { uri } }, extra) => {
    const input = { ...orInvalid(() => wantedOf(uri)), plain: true };
    return resourceResult(uri, await answered(calls, { tool: 'read', input }, extra));
  });
  return server;
}

/** Calls, and passes on how long it takes when the client wants to know. */
function answered(
  calls: Calls,
  request: Request,
  { signal, sendNotification, _meta }: Extra,
): Promise<Answer> {
  const progressToken = _meta?.progressToken;
  return calls.call(request, signal, (seconds, message) => {
    if (progressToken === undefined) return;
    const params = { progressToken, progress: seconds, message };
    sendNotification({ method: 'notifications/progress', params }).catch(() => {});
  });
}

/** Every tool, as clients are told of it. */
export function toolList(): ListToolsResult {
  return {
    tools: TOOLS.map((tool) => ({
      name: tool.name,
      title: tool.command.title,
      description: [`${tool.command.about}.`, ...(tool.command.notes ?? [])].join(' '),
      inputSchema: inputSchema(tool),
      outputSchema: OUTPUT_SCHEMA,
      annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    })),
  };
}

/** The text of the terminal, what it says beside it, and the same as objects. */
function toolResult({ status, text, messages, results }: Answer): CallToolResult {
  const said = messages.join('\n');
  return {
    content: [text, said].filter((part) => part !== '').map((part) => ({ type: 'text', text: part })),
    structuredContent: { status, results, messages },
    isError: status === 2,
  };
}

function resourceResult(uri: string, { status, text, messages }: Answer): ReadResourceResult {
  if (status !== 0) throw new McpError(ErrorCode.InvalidParams, messages.join('\n'));
  const rest = messages.join('\n');
  return {
    contents: [
      { uri, mimeType: MARKDOWN, text },
      ...(rest === '' ? [] : [{ uri: `${uri}#rest`, mimeType: 'text/plain', text: rest }]),
    ],
  };
}

/** What a user error is to a client outside a call of a tool. */
function orInvalid<T>(step: () => T): T {
  try {
    return step();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    throw new McpError(ErrorCode.InvalidParams, error.message);
  }
}
