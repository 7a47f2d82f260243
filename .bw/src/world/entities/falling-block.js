import { updateAround } from '../blocks/updates.js';
import { blockOf } from '../geometry.js';
import { paletteEntry, stateOf } from '../kernel/blocks/palette.js';
import { isReplaceable } from '../kernel/blocks/rules.js';
import { Entity } from '../kernel/entities/entity.js';
import { numberTag } from '../kernel/memory/own-tags.js';
import { nbtCompound, nbtInt } from '../library/nbt.js';
/** Ticks after which a block that is still falling becomes an item. */
const MAX_AGE = 600;
/** A falling block such as sand (vanilla FallingBlockEntity). It does not hurt bodies below. */
export class FallingBlock extends Entity {
    state;
    constructor(game, init) {
        super(game, init);
        this.state = init.state ?? game.level.states.encode('sand');
    }
    get objectData() {
        return this.state.stateId;
    }
    saved() {
        return { BlockState: nbtCompound(paletteEntry(this.state)), Time: nbtInt(this.age) };
    }
    restore(said) {
        const state = said['BlockState'];
        if (state?.type === 'compound')
            this.state = stateOf(this.game.level.states, state.value, 'a falling block');
        this.age = numberTag(said, 'Time') ?? this.age;
    }
    tick() {
        this.age++;
        this.fall({ gravity: 0.04, drag: 0.98, verticalDrag: 0.98 });
        const p = blockOf(this.position);
        const sets = this.state.name.endsWith('_concrete_powder') && this.game.level.get(p).name === 'water';
        if (this.onGround || sets)
            this.#land(p, sets);
        else if (this.age > MAX_AGE || this.position.y < this.game.voidBelow)
            this.#crumble();
    }
    /** Suspicious sand and gravel break where they land, and drop nothing (vanilla BrushableBlock). */
    get #isFragile() {
        return this.state.name.startsWith('suspicious_');
    }
    #land(p, sets) {
        const { level } = this.game;
        if (this.#isFragile) {
            this.game.removeEntity(this);
            return;
        }
        if (!level.contains(p) || !isReplaceable(level, level.get(p))) {
            this.#crumble();
            return;
        }
        this.game.removeEntity(this);
        level.set(p, sets ? level.states.encode(hardened(this.state.name)) : this.state);
        updateAround(this.game, [p]);
    }
    /** Drops as an item if it cannot be placed. */
    #crumble() {
        const { game } = this;
        game.removeEntity(this);
        if (this.#isFragile || game.rules.get('doEntityDrops') !== true || !game.items.has(this.state.name))
            return;
        game.dropItem({
            stack: game.items.make(this.state.name),
            position: this.position,
            velocity: { x: 0, y: 0, z: 0 },
            pickupDelay: 10,
        });
    }
}
/** Turns the block at a position into a falling block. */
export function startFalling(game, p, state) {
    game.level.set(p, game.level.states.air);
    updateAround(game, [p]);
    const definition = game.entityDefinition('falling_block');
    const position = { x: p.x + 0.5, y: p.y, z: p.z + 0.5 };
    game.addEntity(new FallingBlock(game, { definition, position, state }));
}
/** The concrete that concrete powder turns into. */
export const hardened = (powder) => powder.replace(/_powder$/, '');
