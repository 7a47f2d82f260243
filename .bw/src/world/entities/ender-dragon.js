import { distance, vec } from '../geometry.js';
import { Body } from '../kernel/entities/body.js';
import { scaled } from '../player/difficulty.js';
import { hurtPlayer } from '../player/health.js';
import { EndCrystal } from './end-crystal.js';
/** The phase of the dragon, and the phase's number in the protocol (vanilla EnderDragonPhase). */
const PHASES = { circling: 0, landing: 3, takingOff: 4, perched: 6, dying: 9 };
const PHASE_KEY = 16;
const INT = 1;
/** The circle it flies: radius, height, vertical amplitude, and blocks per tick. */
const CIRCLE = { radius: 50, height: 84, swing: 8, speed: 0.7 };
/** Minimum and maximum ticks of circling before it lands; each crystal makes it circle longer. */
const PATIENCE = { least: 400, most: 800, crystal: 60 };
/** Ticks for which it sits, and ticks that it takes to die. */
const SITS = 200;
const DIES = 200;
/** Distance within which a crystal heals it, half hearts per heal, and ticks between heals. */
const HEALED = { within: 32, by: 1, every: 10 };
/** Damage when the crystal that heals it is destroyed. */
const BACKLASH = 10;
/** Damage that it does to entities touching it, and ticks between two such hits. */
const TOUCH = { damage: 10, every: 10 };
/**
 * The ender dragon: it circles, comes down to the centre of the island, and is healed by crystals (vanilla
 * EnderDragon, in outline).
 */
export class EnderDragon extends Body {
    phase = 'circling';
    /** Where it lands. */
    perch = { x: 0.5, y: 66, z: 0.5 };
    /** Called when its death is over. */
    onDeath = () => undefined;
    #since = 0;
    #patience = PATIENCE.least;
    #healer;
    #dyingFor = 0;
    constructor(game, init) {
        super(game, init);
        this.traits.persistent = true;
        this.#patience = game.mobChance.between(PATIENCE.least, PATIENCE.most);
    }
    get dying() {
        return this.phase === 'dying';
    }
    metadata() {
        return [...super.metadata(), { key: PHASE_KEY, type: INT, value: PHASES[this.phase] }];
    }
    tick() {
        if (this.phase === 'dying') {
            this.position = { ...this.position, y: this.position.y + 0.1 };
            if (++this.#dyingFor < DIES)
                return;
            this.game.removeEntity(this);
            this.onDeath();
            return;
        }
        super.tick();
    }
    live() {
        this.#heal();
        this.#fly();
        if (this.age % TOUCH.every === 0)
            this.#touch();
    }
    hurt({ from, ...damage }) {
        // nothing pushes it
        super.hurt(from?.by ? { ...damage, from: { by: from.by } } : damage);
    }
    die() {
        if (this.dying)
            return;
        this.health = 0;
        this.#become('dying');
    }
    #become(phase) {
        this.phase = phase;
        this.#since = this.age;
        this.game.sendMetadata(this);
    }
    #crystals() {
        return [...this.game.entities.values()].filter((entity) => entity instanceof EndCrystal);
    }
    #heal() {
        if (this.#healer?.removed) {
            this.#healer = undefined;
            this.hurt({ amount: BACKLASH, cause: 'explosion' });
            return;
        }
        if (this.age % HEALED.every !== 0)
            return;
        const near = this.#crystals().filter(({ position }) => distance(position, this.position) <= HEALED.within);
        near.sort((a, b) => distance(a.position, this.position) - distance(b.position, this.position));
        this.#healer = near[0];
        if (this.#healer)
            this.health = Math.min(this.fullHealth, this.health + HEALED.by);
    }
    #fly() {
        const ticks = this.age - this.#since;
        if (this.phase === 'circling') {
            this.#towards(this.#onCircle());
            if (ticks < this.#patience + PATIENCE.crystal * this.#crystals().length)
                return;
            if (this.game.players.some(({ dead }) => !dead))
                this.#become('landing');
        }
        else if (this.phase === 'landing') {
            if (this.#towards(this.perch))
                this.#become('perched');
        }
        else if (this.phase === 'perched') {
            if (ticks >= SITS)
                this.#become('takingOff');
        }
        else if (this.#towards(this.#onCircle())) {
            this.#patience = this.game.mobChance.between(PATIENCE.least, PATIENCE.most);
            this.#become('circling');
        }
    }
    /** The next point on its circle, ahead of its position. */
    #onCircle() {
        const { x, z } = this.position;
        const angle = Math.atan2(z, x) + (4 * CIRCLE.speed) / CIRCLE.radius;
        const { radius, height, swing } = CIRCLE;
        return vec(radius * Math.cos(angle), height + swing * Math.sin(2 * angle), radius * Math.sin(angle));
    }
    /** Flies one tick's distance. True on arrival. */
    #towards(goal) {
        const { x, y, z } = this.position;
        const way = distance(goal, this.position);
        if (way < CIRCLE.speed) {
            this.position = goal;
            return true;
        }
        const share = CIRCLE.speed / way;
        // its head is opposite to its yaw
        this.yaw = (Math.atan2(goal.x - x, -(goal.z - z)) * 180) / Math.PI;
        this.position = vec(x + (goal.x - x) * share, y + (goal.y - y) * share, z + (goal.z - z) * share);
        return false;
    }
    #touch() {
        const { size, position, game } = this;
        for (const player of [...game.players]) {
            const isNear = Math.abs(player.position.x - position.x) < size.width / 4 &&
                Math.abs(player.position.z - position.z) < size.width / 4 &&
                Math.abs(player.position.y - position.y) < size.height / 2;
            if (!isNear || player.dead)
                continue;
            const name = this.definition.displayName;
            hurtPlayer(game, player, {
                amount: scaled(TOUCH.damage, game.difficulty),
                cause: 'attack',
                from: { position, name, by: this },
            });
        }
    }
}
