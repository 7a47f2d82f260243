import { ItemEntity } from '../entities/item-entity.js';
import { distance, keyOf } from '../geometry.js';
import { counted } from '../items/stack.js';
import { Mob, VILLAGER } from '../mobs/index.js';
/** Ticks between two searches of villagers for food and for each other. */
const INTERVAL = 20;
/** Value of food for villagers, and the amount that each parent needs. */
const FOOD = { bread: 4, potato: 1, carrot: 1, beetroot: 1 };
const NEEDED = 12;
/** Maximum food of a villager: eight stacks of bread. */
const LARDER = 8 * 64 * 4;
/** Distances at which it picks up food, sees a mate, and has reached the mate, in blocks. */
const REACH = 1.5;
const SIGHT = 12;
const NEAR = 2.3;
/** Radius in which beds and villagers are counted, in blocks. */
const VILLAGE = 48;
/** Ticks that a pair is in love, and the random addition; ticks until a parent breeds again. */
const COURTSHIP = [275, 324];
const PAUSE = 6000;
/** Entity statuses that show hearts and a splash over a villager. */
const STATUS = { love: 12, angry: 13 };
/**
 * Villagers that have food and a spare bed have children (vanilla VillagerMakeLove). Knows the beds built since the world was
 * opened.
 */
export class Families {
    #game;
    #beds = new Map();
    constructor(game) {
        this.#game = game;
    }
    note({ position, from, to }) {
        if (isBed(to))
            this.#beds.set(keyOf(position), position);
        else if (isBed(from))
            this.#beds.delete(keyOf(position));
    }
    tick() {
        const game = this.#game;
        if (game.ticks % INTERVAL !== 0)
            return;
        const villagers = [...game.entities.values()].filter((entity) => entity instanceof Mob && entity.kind === 'villager' && !entity.dying);
        for (const body of villagers) {
            if (body.traits.baby || body.removed)
                continue;
            this.#gather(body);
            const { partner } = VILLAGER.of(body);
            if (partner)
                this.#court(body, partner, villagers);
            else
                this.#seek(body, villagers);
        }
    }
    /** Picks up food that lies near it. */
    #gather(body) {
        const game = this.#game;
        if (game.rules.get('mobGriefing') !== true)
            return;
        for (const item of game.entities.values()) {
            if (!(item instanceof ItemEntity) || item.pickupDelay > 0 || item.removed)
                continue;
            const worth = FOOD[item.stack.name];
            if (worth === undefined || distance(item.position, body.position) > REACH)
                continue;
            const memory = VILLAGER.of(body);
            const taken = Math.min(item.stack.count, Math.floor((LARDER - memory.food) / worth));
            if (taken <= 0)
                continue;
            memory.food += taken * worth;
            game.broadcastSeen(item, 'collect', {
                collectedEntityId: item.id,
                collectorEntityId: body.id,
                pickupItemCount: taken,
            });
            const rest = counted(item.stack, item.stack.count - taken);
            if (rest) {
                item.stack = rest;
                game.sendMetadata(item);
            }
            else
                game.removeEntity(item);
        }
    }
    /** Finds another villager that is also ready. */
    #seek(body, villagers) {
        if (!this.#ready(body))
            return;
        const [partner] = villagers
            .filter((other) => other !== body && body.distanceTo(other) < SIGHT && this.#ready(other))
            .filter((other) => !VILLAGER.of(other).partner)
            .sort((a, b) => body.distanceTo(a) - body.distanceTo(b));
        if (!partner)
            return;
        const lovesUntil = this.#game.ticks + this.#game.mobChance.between(...COURTSHIP);
        Object.assign(VILLAGER.of(body), { partner, lovesUntil });
        Object.assign(VILLAGER.of(partner), { partner: body, lovesUntil });
    }
    #ready(body) {
        const { traits } = body;
        if (traits.baby || traits.noAi || body.removed || body.dying)
            return false;
        return VILLAGER.of(body).food >= NEEDED && this.#game.ticks >= body.breedsAt;
    }
    #court(body, partner, villagers) {
        const game = this.#game;
        if (!this.#ready(body) || !this.#ready(partner) || body.distanceTo(partner) > SIGHT) {
            VILLAGER.of(body).partner = undefined;
            VILLAGER.of(partner).partner = undefined;
            return;
        }
        if (body.distanceTo(partner) > NEAR)
            body.goTo(partner.position, { near: 1.5, haste: 0.5 });
        else
            body.stop();
        this.#tell(body, STATUS.love);
        if (game.ticks < VILLAGER.of(body).lovesUntil || body.id > partner.id || body.distanceTo(partner) > NEAR)
            return;
        for (const parent of [body, partner]) {
            const memory = VILLAGER.of(parent);
            memory.partner = undefined;
            memory.food -= NEEDED;
        }
        if (this.#hasRoom(body, villagers))
            this.#giveBirth(body, partner);
        else
            for (const parent of [body, partner])
                this.#tell(parent, STATUS.angry);
    }
    #giveBirth(body, partner) {
        const game = this.#game;
        for (const parent of [body, partner])
            parent.breedsAt = game.ticks + PAUSE;
        const child = game.summon('villager', body.position);
        if (!(child instanceof Mob))
            return;
        const type = (game.mobChance.oneIn(2) ? body : partner).traits.villager?.type;
        if (type !== undefined)
            child.traits.villager = { type, profession: 0, level: 1 };
        child.makeBaby();
        this.#tell(child, STATUS.love);
    }
    /** Whether there are more beds than villagers. */
    #hasRoom(body, villagers) {
        const near = ({ x, y, z }) => body.distanceTo({ position: { x, y, z } }) < VILLAGE;
        return ([...this.#beds.values()].filter(near).length > villagers.filter((other) => near(other.position)).length);
    }
    #tell(body, entityStatus) {
        this.#game.broadcastSeen(body, 'entity_status', { entityId: body.id, entityStatus });
    }
}
const isBed = ({ name, properties }) => properties['part'] === 'head' && name.endsWith('_bed');
