import type { Target } from './source.ts';
import type { Run } from './tree/node.ts';
/**
 * A text component as seen by its viewer: scores, selectors and data in it become text (vanilla ComponentUtils.updateForEntity).
 */
export declare const resolveText: (run: Run, json: string, viewer: Target | undefined) => string;
