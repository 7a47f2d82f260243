/** A snapshot of the operators: the named players, or all except them. */
export interface OperatorsMoment {
    readonly everybody: boolean;
    readonly named: readonly string[];
}
/** The players who may use all commands: the named ones, or all except the named ones. */
export declare class Operators {
    #private;
    /** Undefined: all players are operators. */
    constructor(names: readonly string[] | undefined);
    has(name: string): boolean;
    /** The current operators, for a snapshot. */
    take(): OperatorsMoment;
    /** Makes exactly these players operators. */
    restore({ everybody, named }: OperatorsMoment): void;
    /** Grants or removes the rights; returns false if nothing changes. */
    set(name: string, right: boolean): boolean;
}
