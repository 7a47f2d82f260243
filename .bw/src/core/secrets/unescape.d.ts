/** A text that records where its characters come from in another: character i spans `starts[i]` to `ends[i]`. */
export interface Layer {
    readonly text: string;
    readonly source?: {
        readonly starts: Uint32Array;
        readonly ends: Uint32Array;
    };
}
/** The text itself, then with its escapes resolved, and so on until none is left. */
export declare function layersOf(text: string): Generator<Layer>;
