/** Rules that differ from the game's. */
export interface WorldRules {
    /** By crafted item: a recipe that replaces all of the game's recipes for it, with its ingredients in any slots. */
    readonly recipes: Readonly<Record<string, {
        readonly makes: number;
        readonly takes: readonly {
            readonly item: string;
            readonly count: number;
        }[];
    }>>;
    /** By dug block: the tools with which it drops something (none: any tool), and its drops. */
    readonly digs?: Readonly<Record<string, {
        readonly tools?: readonly string[] | undefined;
        readonly drops?: {
            readonly item: string;
            readonly count: number;
        } | undefined;
    }>>;
    /** By product of smelting: the item that smelts into it, replacing all those of the game. */
    readonly smelts?: Readonly<Record<string, string>>;
    /** By block: whether it falls if nothing is directly below it. */
    readonly falls?: Readonly<Record<string, boolean>>;
    /** By block: the blocks of which one must be directly below it, otherwise it breaks; empty: any block. */
    readonly needsBelow?: Readonly<Record<string, readonly string[]>>;
    /** By crop: the item that makes it grow, instead of bone meal. */
    readonly growth?: Readonly<Record<string, string>>;
}
