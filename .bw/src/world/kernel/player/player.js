import { lookVector, vec } from '../../geometry.js';
import { counted, slotOf } from '../../items/stack.js';
import { inEnglish } from '../../protocol/language.js';
import { attributesPacket, attributeValue } from '../entities/attributes.js';
import { effectFlags } from '../entities/effect-flags.js';
import { positionToSend, UNDISTURBED } from '../entities/entity.js';
import { Traits, traitPackets } from '../entities/traits.js';
import { listSlot } from '../inventory/menu.js';
import { addToInventory, SLOT } from '../inventory/storage.js';
import { Experience } from './experience.js';
import { Hunger } from './hunger.js';
import { Statistics } from './statistics.js';
import { wearSlot } from './wear.js';
export const GAME_MODES = ['survival', 'creative', 'adventure', 'spectator'];
const TOSS_DELAY = 40;
const ENDER_SLOTS = 27;
/** Health of a player without effects, in half hearts. */
export const FULL_HEALTH = 20;
export const EYE_HEIGHT = 1.62;
const SNEAKING_EYE_HEIGHT = 1.27;
const OFF_HAND_BUTTON = 40;
/** Bits of an entity's shared flags. */
const POSTURE = { burning: 1, sneaking: 2, sprinting: 8, gliding: 128 };
/** A seed derived from a name (Java's String.hashCode), so that the world's random stream is not affected. */
const seedOf = (name) => [...name].reduce((hash, c) => (hash * 31 + c.charCodeAt(0)) | 0, 0);
/** A player: body, inventory, and the client's known state. */
export class Player {
    /** The dimension of the player. */
    game;
    name;
    uuid;
    id;
    kind = 'player';
    size = { width: 0.6, height: 1.8 };
    inventory = Array.from({ length: SLOT.count }, () => null);
    /** Contents of the player's ender chest. */
    enderChest = Array.from({ length: ENDER_SLOTS }, () => null);
    ownMenu;
    /** Keys of the chunks that the client has. */
    loaded = new Set();
    /** Ids of the entities that the client knows. */
    seen = new Set();
    traits = new Traits();
    passage = { ...UNDISTURBED };
    memory = {};
    experience = new Experience();
    /** Seed of an enchanting table's offers, which changes with each enchantment. */
    enchantmentSeed;
    /** The respawn point; undefined: its bed or the world spawn. */
    spawnPoint;
    /** The dimension of that point or bed. */
    home = 'overworld';
    menu;
    cursor = null;
    /** Selected hotbar slot, 0 to 8. */
    selected = 0;
    gameMode = 'survival';
    position;
    yaw = 0;
    pitch = 0;
    onGround = true;
    sneaking = false;
    sprinting = false;
    removed = false;
    lastSent;
    /** Half hearts. */
    health = FULL_HEALTH;
    dead = false;
    /** Height fallen so far (blocks). */
    fallen = 0;
    /** Remaining ticks of invulnerability, and the damage that caused it. */
    hurtTicks = 0;
    lastHurt = 0;
    hunger = new Hunger();
    statistics = new Statistics();
    using = null;
    /** The entity that it sits on. */
    vehicle;
    steering = { sideways: 0, forward: 0, jump: false };
    /** Whether it is gliding with elytra. */
    gliding = false;
    /** Tick from which each item can be used again. */
    cooldowns = new Map();
    /** Remaining ticks of breath. */
    air = 300;
    /** Remaining ticks of burning; below 0: ticks in fire until the player catches fire. */
    fire = -20;
    /** Whether other clients see it burning. */
    burning = false;
    asleep = null;
    /** The head of the bed, or the anchor, at which it respawns. */
    bed = null;
    /** Position one tick ago. */
    before;
    /** Value of `level.changes` when no hazard was near; -1 if there was one. Used to skip the check until a block changes. */
    safeAt = -1;
    /** The entity that last hurt it, with the time, and the one that it last hurt. */
    fight = {};
    /** Health and food last sent to the client. */
    lastSentHealth = '';
    /** Key of the chunk that was last used as the centre of the sent chunks. */
    chunk;
    /** Id of the teleport that the client has not confirmed yet; 0 if there is none. */
    awaiting = 0;
    teleports = 0;
    digging = null;
    /** Tick in which it last swung an arm. */
    swungAt = Number.NEGATIVE_INFINITY;
    lastAttack = Number.NEGATIVE_INFINITY;
    /** Whether login is complete and the chunks are sent, so that world packets may follow. */
    inPlay = false;
    /** Hands and armour last sent to others. */
    shown;
    #link;
    #windows = 0;
    constructor(game, init) {
        this.game = game;
        this.name = init.name;
        this.uuid = init.uuid;
        this.#link = init.link;
        this.id = game.nextEntityId();
        this.position = game.spawn;
        this.before = game.spawn;
        this.lastSent = positionToSend(this);
        this.enchantmentSeed = seedOf(init.name);
        this.ownMenu = init.menu(this);
        this.menu = this.ownMenu;
    }
    get creative() {
        return this.gameMode === 'creative';
    }
    get canPickUp() {
        return !this.dead && this.inPlay && this.gameMode !== 'spectator';
    }
    get eyes() {
        return vec(this.position.x, this.position.y + (this.sneaking ? SNEAKING_EYE_HEIGHT : EYE_HEIGHT), this.position.z);
    }
    send(name, fields) {
        this.#link.send(name, fields);
    }
    sendRaw(packet) {
        this.#link.sendRaw(packet);
    }
    kick(reason) {
        const { emitter, registry } = this.game;
        emitter.emit('playerKicked', { name: this.name, reason: inEnglish(registry.language, reason) });
        this.#link.end(reason);
    }
    /** Slot of a hand: 0 main, 1 off. */
    handSlot(hand) {
        return hand === 1 ? SLOT.offHand : SLOT.hotbar + this.selected;
    }
    held(hand = 0) {
        return this.inventory[this.handSlot(hand)] ?? null;
    }
    /** Uses up held items, except in creative mode. */
    useUp(hand, count = 1) {
        const stack = this.held(hand);
        if (stack && !this.creative)
            this.inventory[this.handSlot(hand)] = counted(stack, stack.count - count);
    }
    /** Damages the held tool. */
    wear(uses = 1, hand = 0) {
        wearSlot(this, this.handSlot(hand), uses);
    }
    /** Counts the damage dealt in tenths of half hearts, and kills by kind. */
    hasHurt(victim, damage, killed) {
        const { kind } = victim;
        this.fight.victim = victim;
        this.statistics.add('custom', 'damage_dealt', Math.round(damage * 10));
        if (!killed)
            return;
        this.statistics.add('killed', kind);
        this.statistics.add('custom', kind === 'player' ? 'player_kills' : 'mob_kills');
    }
    /** Counts items taken out of a crafting grid or a furnace. */
    made({ name, count }) {
        this.statistics.add('crafted', name, count);
    }
    /** Throws items away on purpose, which is counted. */
    throwAway(stack) {
        this.toss(stack);
        this.statistics.add('dropped', stack.name, stack.count);
        this.statistics.add('custom', 'drop');
    }
    giveOrToss(stack) {
        const left = counted(stack, addToInventory(this.inventory, stack));
        if (left)
            this.toss(left);
    }
    /** Throws items forward (vanilla Player.drop). They can be picked up after two seconds. */
    toss(stack) {
        const { chance } = this.game;
        const look = lookVector(this);
        const angle = chance.next() * 2 * Math.PI;
        const side = 0.02 * chance.next();
        this.game.dropItem({
            stack,
            position: vec(this.position.x, this.eyes.y - 0.3, this.position.z),
            velocity: vec(look.x * 0.3 + Math.cos(angle) * side, look.y * 0.3 + 0.1 + (chance.next() - chance.next()) * 0.1, look.z * 0.3 + Math.sin(angle) * side),
            pickupDelay: TOSS_DELAY,
        });
    }
    hotbar(button) {
        if (button === OFF_HAND_BUTTON)
            return listSlot(this.inventory, SLOT.offHand);
        return button >= 0 && button < 9 ? listSlot(this.inventory, SLOT.hotbar + button) : null;
    }
    /** The next window id; ids cycle from 1 to 100. */
    nextWindow() {
        this.#windows = (this.#windows % 100) + 1;
        return this.#windows;
    }
    /** Held items, then armour from feet to head, as seen by others. */
    equipment() {
        const at = (i) => this.inventory[i] ?? null;
        return [
            this.held(),
            at(SLOT.offHand),
            at(SLOT.boots),
            at(SLOT.leggings),
            at(SLOT.chestplate),
            at(SLOT.helmet),
        ];
    }
    equipmentPacket() {
        const equipments = this.equipment().map((stack, slot) => ({ slot, item: slotOf(stack) }));
        return ['entity_equipment', { entityId: this.id, equipments }];
    }
    spawnPackets() {
        const { position, yaw, pitch } = this.lastSent;
        return [
            [
                'named_entity_spawn',
                { entityId: this.id, playerUUID: this.uuid, x: position.x, y: position.y, z: position.z, yaw, pitch },
            ],
            ['entity_head_rotation', { entityId: this.id, headYaw: yaw }],
            this.posturePacket(),
            this.equipmentPacket(),
            this.attributes(),
            ...traitPackets(this),
        ];
    }
    /** Maximum health in half hearts, including effects. */
    get fullHealth() {
        return attributeValue(this, 'max_health');
    }
    attributes() {
        return attributesPacket(this);
    }
    /** Burning, sneaking, sprinting, invisible and glowing, as seen by others. */
    posturePacket() {
        const value = (this.burning ? POSTURE.burning : 0) |
            (this.sneaking ? POSTURE.sneaking : 0) |
            (this.sprinting ? POSTURE.sprinting : 0) |
            effectFlags(this) |
            (this.gliding ? POSTURE.gliding : 0);
        // a signed byte
        return [
            'entity_metadata',
            { entityId: this.id, metadata: [{ key: 0, type: 0, value: (value << 24) >> 24 }] },
        ];
    }
}
