/** The effects of a beacon. */
export interface Beacon {
    /** Layers of the pyramid below it, 0 to 4. */
    levels: number;
    /** Names of its effects. */
    primary?: string;
    secondary?: string;
}
