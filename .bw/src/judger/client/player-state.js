import { createRequire } from 'node:module';
import { enchantmentsOf } from './enchantments.js';
const TORSO_SLOT = 6;
const BOOTS_SLOT = 8;
/**
 * The state of a player's body, which prismarine-physics advances tick by tick. Replaces prismarine-physics' own class, which
 * looks up the data of the game version for each bot and tick, at a higher cost than the physics itself.
 */
export class PlayerState {
    pos;
    vel;
    onGround;
    isInWater;
    isInLava;
    isInWeb;
    isCollidedHorizontally;
    isCollidedVertically;
    elytraFlying;
    jumpTicks;
    jumpQueued;
    fireworkRocketDuration;
    attributes;
    yaw;
    pitch;
    control;
    jumpBoost;
    speed;
    slowness;
    dolphinsGrace;
    slowFalling;
    levitation;
    depthStrider;
    elytraEquipped;
    constructor(bot, control) {
        const { entity } = bot;
        this.pos = entity.position.clone();
        this.vel = entity.velocity.clone();
        this.onGround = entity.onGround;
        this.isInWater = entity.isInWater;
        this.isInLava = entity.isInLava;
        this.isInWeb = entity.isInWeb;
        this.isCollidedHorizontally = entity.isCollidedHorizontally;
        this.isCollidedVertically = entity.isCollidedVertically;
        this.elytraFlying = entity.elytraFlying;
        this.jumpTicks = bot.jumpTicks;
        this.jumpQueued = bot.jumpQueued;
        this.fireworkRocketDuration = bot.fireworkRocketDuration;
        this.attributes = entity.attributes;
        this.yaw = entity.yaw;
        this.pitch = entity.pitch;
        this.control = control;
        this.jumpBoost = levelOf(bot, 'JumpBoost');
        this.speed = levelOf(bot, 'Speed');
        this.slowness = levelOf(bot, 'Slowness');
        this.dolphinsGrace = levelOf(bot, 'DolphinsGrace');
        this.slowFalling = levelOf(bot, 'SlowFalling');
        this.levitation = levelOf(bot, 'Levitation');
        this.depthStrider = depthStriderOf(bot.inventory.slots[BOOTS_SLOT]);
        this.elytraEquipped = bot.inventory.slots[TORSO_SLOT]?.name === 'elytra';
    }
    /** Writes the state back to the bot. */
    apply(bot) {
        const { entity } = bot;
        entity.position = this.pos;
        entity.velocity = this.vel;
        entity.onGround = this.onGround;
        entity.isInWater = this.isInWater;
        entity.isInLava = this.isInLava;
        entity.isInWeb = this.isInWeb;
        entity.isCollidedHorizontally = this.isCollidedHorizontally;
        entity.isCollidedVertically = this.isCollidedVertically;
        entity.elytraFlying = this.elytraFlying;
        bot.jumpTicks = this.jumpTicks;
        bot.jumpQueued = this.jumpQueued;
        bot.fireworkRocketDuration = this.fireworkRocketDuration;
    }
}
/** The level of an effect on the bot; 0 without the effect. */
function levelOf({ entity, registry }, effect) {
    const id = registry.effectsByName[effect]?.id;
    const active = id === undefined ? undefined : entity.effects[id];
    return active === undefined ? 0 : active.amplifier + 1;
}
const depthStriderOf = (boots) => enchantmentsOf(boots).find(({ name }) => name.includes('depth_strider'))?.lvl ?? 0;
// mineflayer takes the class from the module when it is loaded, so this file is imported before it.
const physics = createRequire(import.meta.url)('prismarine-physics');
physics.PlayerState = PlayerState;
