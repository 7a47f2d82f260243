/** Why a secret stays visible. */
export type WhyVisible = 'short' | 'word';
declare let onVisible: (name: string, why: WhyVisible) => void;
/**
 * Masks a text in everything that this process writes from now on. Texts that are too short, or that are words of our own, stay
 * visible after a single warning.
 * @param name the user's name for it; without one there is no warning
 */
export declare function keepSecret(secret: string, name?: string): void;
/** Sets a listener that is called once for each secret that stays visible. */
export declare function watchVisibleSecrets(listener: typeof onVisible): void;
/**
 * A text made safe to write: each secret of this process is masked, in any encoding. JSON, as a whole or line by line, remains
 * JSON. Texts that differ only in the secret give the same result.
 */
export declare function hidden(text: string): string;
/** A copy of a value of plain objects, lists and texts, with its texts masked; the value itself if no mask is needed. */
export declare function hiddenValue<T>(value: T): T;
export {};
