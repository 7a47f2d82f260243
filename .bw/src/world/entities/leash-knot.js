import { blockOf, distance, sameBlock } from '../geometry.js';
import { kindOf } from '../kernel/blocks/rules.js';
import { Entity } from '../kernel/entities/entity.js';
import { Player } from '../kernel/player/player.js';
import { ledBy, letGo } from './leash.js';
/** Maximum distance of mobs to be tied to a fence, in blocks (vanilla LeadItem). */
const REACH = 7;
/** Ticks between two checks that the fence is still there. */
const INTERVAL = 100;
/** The knot of leads around a fence (vanilla LeashFenceKnotEntity). */
export class LeashKnot extends Entity {
    constructor(game, init) {
        super(game, init);
    }
    get isTarget() {
        return true;
    }
    tick() {
        this.age++;
        const { level } = this.game;
        if (this.age % INTERVAL === 0 && kindOf(level, level.get(blockOf(this.position))) !== 'fence')
            this.untie();
    }
    struck(by) {
        this.untie(!(by instanceof Player && by.creative));
    }
    /** Ties the player's mobs to it, or unties all. */
    use(player) {
        if (tieAll(this.game, player, this) === 0)
            this.untie(!player.creative);
        return true;
    }
    /** Releases all mobs and disappears. */
    untie(drops = true) {
        for (const led of ledBy(this.game, this))
            letGo(this.game, led, { drops });
        this.game.removeEntity(this);
    }
}
/** Ties all mobs that a player leads to a fence. Returns false if the player leads no mob nearby. */
export function tieToFence(game, player, p) {
    if (ledBy(game, player).every((led) => distance(led.position, p) > REACH))
        return false;
    return tieAll(game, player, knotAt(game, p)) > 0;
}
/** The knot at a fence, created if there is none. */
export function knotAt(game, p) {
    for (const entity of game.entities.values())
        if (entity instanceof LeashKnot && sameBlock(blockOf(entity.position), p))
            return entity;
    const position = { x: p.x + 0.5, y: p.y + 0.375, z: p.z + 0.5 };
    const knot = new LeashKnot(game, { definition: game.entityDefinition('leash_knot'), position });
    game.addEntity(knot);
    return knot;
}
function tieAll(game, player, knot) {
    const near = ledBy(game, player).filter((led) => distance(led.position, knot.position) <= REACH);
    for (const led of near) {
        led.tieTo(knot);
        player.statistics.add('tied', led.kind);
    }
    return near.length;
}
