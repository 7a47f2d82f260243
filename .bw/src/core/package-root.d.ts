/** The folder with package.json, prompts/, rules/ and benchmarks/. It is the same for the sources and for the built package. */
export declare const packageRoot: string;
export declare const packagePath: (...parts: string[]) => string;
/** The version of this package. */
export declare const packageVersion: () => string;
/** The oldest Node.js that this package runs on, from `engines`: "22.18". */
export declare const minNodeVersion: () => string;
/** The URL of one of our modules to start as a thread: `.ts` in the sources, `.js` in the built package. */
export declare const siblingModule: (base: string, name: string) => URL;
