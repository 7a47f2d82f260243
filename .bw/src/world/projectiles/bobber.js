import { add, blockOf, distance, subtract } from '../geometry.js';
import { enchantment } from '../items/stack.js';
import { fluidHeight, fluidOf } from '../kernel/blocks/fluid.js';
import { attributeValue } from '../kernel/entities/attributes.js';
import { Body } from '../kernel/entities/body.js';
import { moveBody } from '../kernel/entities/collision.js';
import { Entity } from '../kernel/entities/entity.js';
import { firstHit } from '../kernel/entities/line-of-sight.js';
import { Player } from '../kernel/player/player.js';
import { playSound } from '../kernel/sounds.js';
import { caught } from './fishing-loot.js';
import { Projectile } from './projectile.js';
/** Distance at which the line breaks, in blocks. */
const LINE = 32;
/** Ticks for which it may lie on the ground. */
const ASHORE_TICKS = 1200;
/** Ticks until a fish approaches, and the reduction per level of lure. */
const WAIT = [100, 600];
const LURE = 100;
/** Ticks from the fish's trail to the bite, and ticks for which the bite lasts. */
const TRAIL = [20, 80];
const BITE = [20, 40];
/** Particles of a bite (vanilla: one and twenty times the bobber's width). */
const SPLASHES = 6;
/** Share of its speed that remains after it has hit the water: horizontally and vertically. */
const PLUNGE = { across: 0.3, down: 0.2 };
const DRAG = 0.92;
const GRAVITY = 0.03;
const HOOKED = { key: 8, type: 1 };
const BITING = { key: 9, type: 7 };
/** Wear of the rod: for a catch, for a hooked body, and for the ground. */
const WEAR = { fish: 1, ground: 2, item: 3, body: 5 };
const FISH = new Set(['cod', 'salmon', 'tropical_fish', 'pufferfish']);
/** The float of a fishing rod (vanilla FishingHook). */
export class Bobber extends Projectile {
    flight = { gravity: GRAVITY, drag: DRAG, waterDrag: DRAG };
    angler;
    #luck;
    #lure;
    #hooked;
    /** Whether it flies, or has landed in the water and floats. */
    #afloat = false;
    #ashore = 0;
    /** Ticks until a fish comes, until it bites, and until it lets go. */
    #wait = 0;
    #trail = 0;
    #bite = 0;
    constructor(game, init) {
        const { position, velocity, angler, rod } = init;
        super(game, {
            definition: game.entityDefinition('fishing_bobber'),
            position,
            velocity,
            shooter: angler,
        });
        this.angler = angler;
        this.#luck = enchantment(rod, 'luck_of_the_sea');
        this.#lure = enchantment(rod, 'lure');
    }
    get objectData() {
        return this.angler.id;
    }
    metadata() {
        return [
            { ...HOOKED, value: this.#hooked ? this.#hooked.id + 1 : 0 },
            { ...BITING, value: this.#bite > 0 },
        ];
    }
    tick() {
        this.age++;
        const { angler, game } = this;
        this.#ashore = this.onGround ? this.#ashore + 1 : 0;
        const holds = [0, 1].some((hand) => angler.held(hand)?.name === 'fishing_rod');
        const far = distance(angler.position, this.position) > LINE;
        if (angler.dead || angler.removed || !holds || far || this.#ashore > ASHORE_TICKS)
            game.removeEntity(this);
        else if (this.#hooked)
            this.#cling(this.#hooked);
        else
            this.#drift();
    }
    /** One tick in the air, on the water or on the ground. */
    #drift() {
        const { game, velocity } = this;
        const water = this.#water();
        if (!this.#afloat && water > 0) {
            this.#afloat = true;
            this.velocity = {
                x: velocity.x * PLUNGE.across,
                y: velocity.y * PLUNGE.down,
                z: velocity.z * PLUNGE.across,
            };
            return;
        }
        if (this.#afloat)
            this.#float(water);
        else if (this.#catches())
            return;
        if (water === 0)
            this.velocity = { ...this.velocity, y: this.velocity.y - GRAVITY };
        const wanted = this.velocity;
        const moved = moveBody(game.level, this.position, this.size, wanted);
        this.position = moved.position;
        this.onGround = moved.hitY && wanted.y < 0;
        const stops = !this.#afloat && (this.onGround || moved.hitX || moved.hitZ);
        const kept = (v, hit) => (stops || hit ? 0 : v * DRAG);
        this.velocity = {
            x: kept(wanted.x, moved.hitX),
            y: kept(wanted.y, moved.hitY),
            z: kept(wanted.z, moved.hitZ),
        };
    }
    /** Height of the water in its block; 0 without water. */
    #water() {
        const { level } = this.game;
        const p = blockOf(this.position);
        const fluid = fluidOf(level, level.get(p));
        return fluid?.kind === 'water' ? fluidHeight(level, fluid, level.get({ ...p, y: p.y + 1 })) : 0;
    }
    /** The body on this tick's path that it hooks, if any. */
    #catches() {
        const { position, velocity } = this;
        const wall = firstHit(this.game.level, position, add(position, velocity));
        const victim = this.firstVictim(wall);
        if (victim instanceof Entity || victim instanceof Player)
            this.hitBody(victim);
        return victim !== undefined;
    }
    canHit(tracked) {
        return tracked !== this.angler && (super.canHit(tracked) || tracked.kind === 'item');
    }
    hitBody(victim) {
        this.#hooked = victim;
        this.angler.statistics.add('hooked', victim.kind);
        this.game.sendMetadata(this);
    }
    /** Blocks stop it only by their shape. */
    hitBlock() { }
    /** Reels in: pulls the hooked entity. Returns the wear of the rod. */
    reel() {
        const { game, angler } = this;
        const hooked = this.#hooked;
        game.removeEntity(this);
        if (hooked) {
            const by = subtract(angler.position, this.position);
            if (hooked instanceof Entity) {
                const { x, y, z } = hooked.velocity;
                hooked.velocity = { x: x + by.x * 0.1, y: y + by.y * 0.1, z: z + by.z * 0.1 };
            }
            return hooked.kind === 'item' ? WEAR.item : WEAR.body;
        }
        if (this.#bite > 0) {
            this.#land();
            return WEAR.fish;
        }
        return this.onGround ? WEAR.ground : 0;
    }
    /** The catch flies to the angler. */
    #land() {
        const { game, angler, position } = this;
        const stack = caught(game.items, game.mobChance, {
            open: this.#isOpen(),
            luck: this.#luck + attributeValue(this.angler, 'luck'),
        });
        const by = subtract(angler.position, position);
        const far = Math.hypot(by.x, by.y, by.z);
        game.dropItem({
            stack,
            position,
            velocity: { x: by.x * 0.1, y: by.y * 0.1 + Math.sqrt(far) * 0.08, z: by.z * 0.1 },
            pickupDelay: 0,
            hookedBy: angler.name,
        });
        game.dropExperience(angler.position, game.mobChance.between(1, 6));
        if (FISH.has(stack.name))
            angler.statistics.add('custom', 'fish_caught');
    }
    #cling(body) {
        if (body.removed || (body instanceof Body && body.dying)) {
            this.#hooked = undefined;
            this.game.sendMetadata(this);
            return;
        }
        this.position = { ...body.position, y: body.position.y + body.size.height * 0.8 };
    }
    /** In water of this height in its block: bobs and waits for a fish. */
    #float(water) {
        const { velocity, position, game } = this;
        let off = position.y + velocity.y - Math.floor(position.y) - water;
        if (Math.abs(off) < 0.01)
            off += Math.sign(off) * 0.1;
        const tug = this.#bite > 0 && water > 0 ? 0.1 * game.mobChance.next() * game.mobChance.next() : 0;
        this.velocity = {
            x: velocity.x * 0.9,
            y: velocity.y - off * game.mobChance.next() * 0.2 - tug,
            z: velocity.z * 0.9,
        };
        if (water > 0)
            this.#fish();
    }
    /** A tick of waiting: rain brings fish sooner, and a roof over the water delays them (vanilla catchingFish). */
    #fish() {
        const { game } = this;
        const { mobChance } = game;
        const ticks = this.#ticksOfWaiting();
        if (this.#bite > 0) {
            if (--this.#bite === 0)
                game.sendMetadata(this);
        }
        else if (this.#trail > 0) {
            this.#trail = Math.max(0, this.#trail - ticks);
            if (this.#trail === 0)
                this.#bites();
            else if (this.#trail % 4 === 0)
                this.#splash(1);
        }
        else if (this.#wait > 0) {
            this.#wait = Math.max(0, this.#wait - ticks);
            if (this.#wait === 0)
                this.#trail = mobChance.between(...TRAIL);
        }
        else
            this.#wait = Math.max(0, mobChance.between(...WAIT) - this.#lure * LURE);
    }
    #ticksOfWaiting() {
        const { game, position } = this;
        const { mobChance } = game;
        const p = blockOf(position);
        const open = game.light.surface.seesSky(p.x, p.y + 1, p.z);
        let ticks = 1;
        if (mobChance.next() < 0.25 && open && game.weather !== 'clear')
            ticks++;
        if (mobChance.next() < 0.5 && !open)
            ticks--;
        return ticks;
    }
    #bites() {
        const { game, velocity, position } = this;
        this.#bite = game.mobChance.between(...BITE);
        this.velocity = { ...velocity, y: -0.4 * (0.6 + game.mobChance.next() * 0.4) };
        game.sendMetadata(this);
        const pitch = 1 + (game.mobChance.next() - game.mobChance.next()) * 0.4;
        playSound(game, {
            name: 'entity.fishing_bobber.splash',
            source: 'neutral',
            at: position,
            volume: 0.25,
            pitch,
        });
        this.#splash(SPLASHES);
    }
    #splash(particles) {
        const { game, position, size } = this;
        for (const name of ['bubble', 'fishing'])
            game.broadcastNear(position, 'world_particles', {
                particleId: game.registry.particlesByName[name]?.id ?? 0,
                longDistance: false,
                x: position.x,
                y: position.y + 0.5,
                z: position.z,
                offsetX: size.width,
                offsetY: 0,
                offsetZ: size.width,
                particleData: 0.2,
                particles,
                data: undefined,
            });
    }
    /** Whether the water is wide and deep enough for treasure: five by five, two deep, and nothing but air above. */
    #isOpen() {
        const { level } = this.game;
        const p = blockOf(this.position);
        for (let dx = -2; dx <= 2; dx++)
            for (let dz = -2; dz <= 2; dz++)
                for (let dy = -1; dy <= 2; dy++) {
                    const { name } = level.get({ x: p.x + dx, y: p.y + dy, z: p.z + dz });
                    const fits = dy <= 0 ? name === 'water' : name === 'air' || name === 'lily_pad';
                    if (!fits)
                        return false;
                }
        return true;
    }
}
