/** Tags of blocks, items and kinds of entities, as in vanilla 1.19.2, limited to those that commands need. */
declare const TABLES: {
    readonly block: {
        readonly [x: string]: RegExp | undefined;
    };
    readonly item: {
        readonly [x: string]: RegExp | undefined;
    };
    readonly entity: Readonly<Record<string, RegExp | undefined>>;
};
/** The names in a tag; undefined for tags that this server does not know. */
export declare function namesOf(kind: keyof typeof TABLES, tag: string): ((name: string) => boolean) | undefined;
export {};
