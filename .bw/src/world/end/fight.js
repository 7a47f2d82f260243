import { EndCrystal } from '../entities/end-crystal.js';
import { EnderDragon } from '../entities/ender-dragon.js';
import { add, DIRECTIONS, distance, step } from '../geometry.js';
import { BossBar, showBar } from '../kernel/boss-bars.js';
import { translate } from '../protocol/fields.js';
import { spikesOf } from '../terrain/end/spikes.js';
import { openGateway } from './gateway.js';
import { buildPodium, isOpen, layEgg, podiumAt } from './podium.js';
/** Experience that a dragon drops, and the number of bursts it is split into. */
const EXPERIENCE = { first: 12_000, later: 500 };
const BURSTS = 10;
/**
 * Ticks from placing the four crystals until the dragon appears; meanwhile the pillars are rebuilt (vanilla
 * DragonRespawnAnimation).
 */
const RETURN = 600;
/** Ticks between two checks for players here. */
const INTERVAL = 20;
/** The position at which the dragon appears. */
const APPEARS = { x: 0.5, y: 128, z: 0.5 };
const BAR = '00000000-0000-4000-9001-000000000001';
/**
 * The fight of the End: crystals, the dragon with its bar, and the events after its death (vanilla
 * EndDragonFight).
 */
export class DragonFight {
    #game;
    #bar = new BossBar('minecraft:dragon', BAR, translate('entity.minecraft.ender_dragon'));
    #dragon;
    /** Position of the exit portal; undefined until a player has visited the End. */
    #podium;
    /** Whether a dragon has already died here. */
    #isWon = false;
    /** Tick at which the next dragon appears. */
    #returns;
    constructor(game) {
        this.#game = game;
        this.#bar.colour = 'pink';
    }
    tick() {
        const { players, ticks } = this.#game;
        if (!this.#podium) {
            if (players.length > 0)
                this.#begin();
            return;
        }
        const dragon = this.#dragon;
        if (dragon && this.#bar.value !== dragon.health) {
            this.#bar.value = dragon.health;
            this.#tell('health');
        }
        if (this.#returns !== undefined && ticks >= this.#returns)
            this.#appear(this.#podium);
        if (ticks % INTERVAL !== 0)
            return;
        if (dragon)
            showBar(this.#game.world, this.#bar, players);
        else if (this.#returns === undefined)
            this.#callBack(this.#podium);
    }
    /** If the exit is open, the dragon died long ago. */
    #begin() {
        const podium = podiumAt(this.#game);
        this.#podium = podium;
        this.#isWon = isOpen(this.#game);
        if (this.#isWon)
            return;
        buildPodium(this.#game, podium, false);
        this.#appear(podium);
    }
    /** Spawns the dragon, and a crystal on each pillar. */
    #appear(podium) {
        const game = this.#game;
        this.#returns = undefined;
        for (const crystal of this.#crystals())
            game.removeEntity(crystal);
        const definition = game.entityDefinition('end_crystal');
        for (const { x, z, top } of spikesOf(game.level.columns.source?.seed ?? 0))
            game.addEntity(new EndCrystal(game, { definition, position: { x: x + 0.5, y: top + 1, z: z + 0.5 } }));
        const dragon = new EnderDragon(game, {
            definition: game.entityDefinition('ender_dragon'),
            position: APPEARS,
        });
        dragon.perch = add(podium, { x: 0.5, y: 4, z: 0.5 });
        dragon.onDeath = () => this.#end(dragon, podium);
        game.addEntity(dragon);
        this.#dragon = dragon;
        this.#bar.max = dragon.fullHealth;
        this.#bar.value = dragon.health;
    }
    #crystals() {
        return [...this.#game.entities.values()].filter((entity) => entity instanceof EndCrystal);
    }
    /** Brings the dragon back if there are crystals on all four sides of the exit (vanilla EndDragonFight.tryRespawn). */
    #callBack(podium) {
        const crystals = this.#crystals();
        const isOn = (side) => {
            const { x, z } = step(side);
            const at = add(podium, { x: 3 * x + 0.5, y: 1, z: 3 * z + 0.5 });
            return crystals.some(({ position }) => distance(position, at) < 1);
        };
        if (!DIRECTIONS.every(isOn))
            return;
        buildPodium(this.#game, podium, false);
        this.#returns = this.#game.ticks + RETURN;
    }
    #end(dragon, podium) {
        const game = this.#game;
        const points = this.#isWon ? EXPERIENCE.later : EXPERIENCE.first;
        for (let n = 0; n < BURSTS; n++)
            game.dropExperience(dragon.position, points / BURSTS);
        this.#tell('remove');
        this.#bar.players.clear();
        this.#dragon = undefined;
        buildPodium(game, podium, true);
        if (!this.#isWon)
            layEgg(game, podium);
        this.#isWon = true;
        openGateway(game);
        game.flush();
    }
    #tell(action) {
        this.#game.broadcast('boss_bar', this.#bar.fields(action), ({ name }) => this.#bar.players.has(name));
    }
}
