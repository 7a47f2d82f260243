import { below } from '../blocks/support.js';
import { startFalling } from '../entities/falling-block.js';
import { isAir } from '../kernel/blocks/rules.js';
import { family, named } from './family.js';
/** Blocks that fall or need support differently than in the game. @param usual their behaviour in the game */
export const changedFooting = ({ falls = {}, needsBelow = {} }, usual) => [
    ...Object.entries(falls).map(([name, isFalling]) => 
    // A key without a value removes the usual behaviour.
    family(named(name), { fall: isFalling ? startFalling : undefined })),
    ...Object.entries(needsBelow).map(([name, wanted]) => {
        const { isSupported } = usual.named(name);
        return family(named(name), {
            isSupported(level, p, state) {
                const there = below(level, p);
                const holds = wanted.length === 0 ? !isAir(level, there) : wanted.includes(there.name);
                return holds && (isSupported?.(level, p, state) ?? true);
            },
        });
    }),
];
