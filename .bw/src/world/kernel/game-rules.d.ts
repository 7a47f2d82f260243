export type RuleValue = boolean | number;
/** Game rules by name. Unknown names have no value and cannot be set. */
export declare class GameRules {
    #private;
    get(name: string): RuleValue | undefined;
    all(): IterableIterator<[string, RuleValue]>;
    set(name: string, value: RuleValue): boolean;
}
