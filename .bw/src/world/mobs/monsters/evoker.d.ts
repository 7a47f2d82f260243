import { SavedMemory } from '../../kernel/memory/saved-memory.ts';
import { type Behaviour } from '../mob.ts';
/** The spell that an evoker is casting, its last tick, and the first ticks of the next spell of each kind. */
export declare const SPELLS: SavedMemory<{
    spell: string;
    doneAt: number;
    fangsAt: number | undefined;
    vexAt: number | undefined;
}>;
/** An evoker summons vexes and makes fangs rise (vanilla Evoker). */
export declare const evoke: Behaviour;
