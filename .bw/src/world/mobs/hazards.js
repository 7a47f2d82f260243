import { blockOf } from '../geometry.js';
import { burnInDaylight } from './sunlight.js';
/** Ticks between checks of the blocks around the feet. */
const INTERVAL = 10;
/** Burning time after contact with lava, or with fire, in ticks. */
const LAVA_BURNS = 300;
const FIRE_BURNS = 160;
/** One tick of daylight, harmful blocks, and the fire that a mob has caught. */
export function sufferHeat(mob) {
    if (mob.type.burns)
        burnInDaylight(mob);
    touchBlocks(mob);
    burn(mob);
}
/** One tick of the fire that a mob has caught. */
export function burn(mob) {
    if (mob.removed || mob.dying || mob.fire === 0)
        return;
    if (mob.fire % 20 === 0)
        mob.hurt({ amount: 1, cause: 'burning' });
    if (--mob.fire === 0)
        mob.game.sendMetadata(mob);
}
/** The effect of the block at a mob's feet: lava and fire burn it, water extinguishes it, thorns hurt it. */
function touchBlocks(mob) {
    if ((mob.age + mob.id) % INTERVAL !== 0)
        return;
    const { name, properties } = mob.game.level.get(blockOf({ ...mob.position, y: mob.position.y + 0.01 }));
    if (mob.type.fireproof && name !== 'water' && name !== 'sweet_berry_bush')
        return;
    switch (name) {
        case 'lava':
            mob.ignite(LAVA_BURNS);
            mob.hurt({ amount: 4, cause: 'lava' });
            return;
        case 'fire':
        case 'soul_fire':
            mob.ignite(FIRE_BURNS);
            mob.hurt({ amount: 1, cause: 'fire' });
            return;
        case 'campfire':
        case 'soul_campfire':
            if (properties['lit'] === true)
                mob.hurt({ amount: name === 'campfire' ? 1 : 2, cause: 'fire' });
            return;
        case 'water':
            mob.extinguish();
            return;
        case 'sweet_berry_bush':
            mob.hurt({ amount: 1, cause: 'berries' });
    }
}
