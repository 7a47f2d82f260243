import { keyOf, neighbour, squareAround } from '../geometry.js';
import { burnsAt, setFire } from './fire.js';
import { flammability, isBesideFuel, isFlammable } from './flammable.js';
import { updateAround } from './updates.js';
/** Ticks between a fire's steps (vanilla FireBlock.getFireTickDelay). */
const STEP = { least: 30, most: 39 };
/** The age at which a fire is about to go out, and the age above which a fire without fuel goes out. */
const OLDEST = 15;
const OLD = 3;
/** Odds against a neighbour burning away: next to the fire, and above or below it. */
const BESIDE = 300;
const UPRIGHT = 250;
/** Cells to which fire jumps, and how much the chance decreases per block above the first one. */
const JUMP = { low: -1, high: 4, odds: 100 };
const DIFFICULTY = { peaceful: 0, easy: 1, normal: 2, hard: 3 };
/** Ground on which fire never goes out. */
const AROUND = squareAround(1);
const ENDLESS = new Set(['netherrack', 'magma_block']);
const SIDES = ['east', 'west', 'down', 'up', 'north', 'south'];
/** Fire that ages, burns things away and spreads (vanilla FireBlock.tick). Soul fire does not change. */
export class FireSpread {
    #game;
    /** Cells with a scheduled step. */
    #due = new Set();
    #own;
    constructor(game) {
        this.#game = game;
    }
    /** Called when a block has changed: a new fire takes its first step after a while. */
    note({ position, from, to }) {
        if (to.name === 'fire' && from.name !== 'fire')
            this.#schedule(position);
    }
    /** A separate random stream, created with the first fire, so that worlds without fire draw no numbers. */
    get #chance() {
        this.#own ??= this.#game.mobChance.fork();
        return this.#own;
    }
    #schedule(p) {
        const key = keyOf(p);
        if (this.#due.has(key))
            return;
        this.#due.add(key);
        this.#game.schedule(this.#chance.between(STEP.least, STEP.most), () => {
            this.#due.delete(key);
            if (this.#game.level.get(p).name !== 'fire')
                return;
            this.#step(p);
            if (this.#game.level.get(p).name === 'fire')
                this.#schedule(p);
        });
    }
    #step(p) {
        const game = this.#game;
        const { level } = game;
        if (game.rules.get('doFireTick') !== true)
            return;
        const state = level.get(p);
        const ground = level.get(neighbour(p, 'down'));
        const age = Number(state.properties['age'] ?? 0);
        const isEndless = ENDLESS.has(ground.name) || (game.dimension.name === 'the_end' && ground.name === 'bedrock');
        const isOut = !burnsAt(level, p, state) ||
            (!isEndless && this.#isRainedOn(p) && this.#chance.next() < 0.2 + age * 0.03);
        if (isOut) {
            this.#putOut(p);
            return;
        }
        const older = Math.min(OLDEST, age + Math.floor(this.#chance.between(0, 2) / 2));
        if (older !== age)
            level.set(p, level.states.with(state, { age: older }));
        if (!isEndless && this.#burnsDown(p, ground, age))
            return;
        for (const side of SIDES)
            this.#burn(neighbour(p, side), side === 'down' || side === 'up' ? UPRIGHT : BESIDE, age);
        this.#jump(p, age);
    }
    /** Whether a fire has no fuel left to spread from. Such a fire goes out, or stays for a while. */
    #burnsDown(p, ground, age) {
        const { level } = this.#game;
        if (!isBesideFuel(level, p)) {
            if (!level.shapes.isSturdy(ground, 'up') || age > OLD)
                this.#putOut(p);
            return true;
        }
        const isBurntOut = age === OLDEST && this.#chance.oneIn(4) && !isFlammable(ground);
        if (isBurntOut)
            this.#putOut(p);
        return isBurntOut;
    }
    #putOut(p) {
        this.#game.level.set(p, this.#game.level.states.air);
        updateAround(this.#game, [p]);
    }
    /** Lets a neighbour burn away or catch fire, by chance. */
    #burn(p, odds, age) {
        const game = this.#game;
        const { level } = game;
        const state = level.get(p);
        const { burns } = flammability(state);
        if (burns === 0 || this.#chance.between(0, odds - 1) >= burns)
            return;
        const { kindle } = game.blocks.of(state);
        const catches = this.#chance.between(0, age + 9) < 5 && !this.#isRainedOn(p);
        level.set(p, level.states.air);
        if (catches)
            setFire(game, p, this.#later(age, 4));
        else
            updateAround(game, [p]);
        if (state.name === 'tnt')
            kindle?.(game, p, state);
    }
    /** Lets nearby air catch fire from burning blocks next to it, by chance. */
    #jump(p, age) {
        for (const [dx, dz] of AROUND)
            for (let dy = JUMP.low; dy <= JUMP.high; dy++)
                this.#jumpTo({ x: p.x + dx, y: p.y + dy, z: p.z + dz }, JUMP.odds * Math.max(1, dy), age);
    }
    #jumpTo(q, odds, age) {
        const game = this.#game;
        const { level } = game;
        if (level.get(q).stateId !== 0)
            return;
        const fuel = Math.max(...SIDES.map((side) => flammability(level.get(neighbour(q, side))).ignites));
        if (fuel === 0)
            return;
        const strength = Math.floor((fuel + 40 + DIFFICULTY[game.difficulty] * 7) / (age + 30));
        if (strength > 0 && this.#chance.between(0, odds - 1) <= strength && !this.#isRainedOn(q))
            setFire(game, q, this.#later(age, 4));
    }
    /** The age of a fire that spreads from another: the same, or slightly older. */
    #later(age, odds) {
        return Math.min(OLDEST, age + (this.#chance.between(0, odds) === odds ? 1 : 0));
    }
    /** Whether rain falls on a cell or one next to it. */
    #isRainedOn(p) {
        const game = this.#game;
        if (game.weather === 'clear')
            return false;
        return [p, ...['west', 'east', 'north', 'south'].map((side) => neighbour(p, side))].some(({ x, y, z }) => game.light.surface.seesSky(x, y, z));
    }
}
