/** An obsidian pillar that carries a crystal. */
export interface Spike {
    readonly x: number;
    readonly z: number;
    readonly radius: number;
    /** Height of the bedrock on top. */
    readonly top: number;
    /** Whether iron bars surround the crystal. */
    readonly caged: boolean;
}
/** The ten pillars of a seed (vanilla SpikeFeature): their order of heights is drawn. */
export declare function spikesOf(seed: number): Spike[];
