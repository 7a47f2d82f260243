import type { TextPart } from './fields.ts';
/** Vanilla's texts of one version by their keys, in English. */
export type Language = Readonly<Record<string, string | undefined>>;
/** A text component as plain English. A key that the version does not have is shown as it is, as in vanilla. */
export declare function inEnglish(language: Language, said: TextPart): string;
