/** Paints one piece of text. */
export type Paint = (text: string) => string;

/** Colours by what a piece of text is; those of grep where grep has one. */
export interface Palette {
  readonly match: Paint;
  readonly file: Paint;
  readonly line: Paint;
  readonly separator: Paint;
  /** Lines that govern others: declarations and header rows. */
  readonly governing: Paint;
  readonly heading: Paint;
  readonly unit: Paint;
  /** "not stated", damage, warnings. */
  readonly warning: Paint;
}

const plain: Paint = (text) => text;

const PLAIN: Palette = {
  match: plain,
  file: plain,
  line: plain,
  separator: plain,
  governing: plain,
  heading: plain,
  unit: plain,
  warning: plain,
};

/** The palette of a surface: chalk's where it has colour, else one that paints nothing (and loads nothing). */
export async function paletteFor(surface: { readonly colour: boolean }): Promise<Palette> {
  if (!surface.colour) return PLAIN;
  const { Chalk } = await import('chalk');
  const chalk = new Chalk({ level: 1 });
  return {
    match: chalk.bold.red,
    file: chalk.magenta,
    line: chalk.green,
    separator: chalk.cyan,
    governing: chalk.dim,
    heading: chalk.bold,
    unit: chalk.cyan,
    warning: chalk.yellow,
  };
}
