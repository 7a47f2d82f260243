/** The game rules of 1.19.2 with their vanilla defaults. Unmarked rules have no effect in this server. */
const DEFAULTS = {
    announceAdvancements: true,
    commandBlockOutput: true,
    disableElytraMovementCheck: false,
    disableRaids: false,
    /** in effect */
    doDaylightCycle: true,
    doEntityDrops: true,
    doFireTick: true,
    doImmediateRespawn: false,
    doInsomnia: true,
    doLimitedCrafting: false,
    /** in effect */
    doMobLoot: true,
    /** in effect */
    doMobSpawning: true,
    doPatrolSpawning: true,
    /** in effect */
    doTileDrops: true,
    doTraderSpawning: true,
    doWardenSpawning: true,
    doWeatherCycle: true,
    /** in effect */
    drowningDamage: true,
    /** in effect */
    fallDamage: true,
    /** in effect */
    fireDamage: true,
    forgiveDeadPlayers: true,
    freezeDamage: true,
    /** in effect */
    keepInventory: false,
    logAdminCommands: true,
    maxCommandChainLength: 65536,
    maxEntityCramming: 24,
    /** in effect */
    mobGriefing: true,
    /** in effect */
    naturalRegeneration: true,
    /** in effect */
    playersSleepingPercentage: 100,
    /** in effect */
    randomTickSpeed: 3,
    reducedDebugInfo: false,
    /** in effect */
    sendCommandFeedback: true,
    /** in effect */
    showDeathMessages: true,
    spawnRadius: 10,
    spectatorsGenerateChunks: true,
    universalAnger: false,
};
/** Game rules by name. Unknown names have no value and cannot be set. */
export class GameRules {
    #values = new Map(Object.entries(DEFAULTS));
    get(name) {
        return this.#values.get(name);
    }
    all() {
        return this.#values.entries();
    }
    set(name, value) {
        if (typeof this.#values.get(name) !== typeof value)
            return false;
        this.#values.set(name, value);
        return true;
    }
}
