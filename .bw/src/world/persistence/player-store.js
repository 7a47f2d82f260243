import { loadPlayer, savePlayer } from './player-dat.js';
/** Saved players, who rejoin with the state and items with which they left. */
export class PlayerStore {
    #saved = new Map();
    #statistics = new Map();
    /** Restores a player before joining. */
    restore(player) {
        const saved = this.#saved.get(player.uuid);
        if (saved)
            loadPlayer(player, saved);
        player.statistics.restore(this.#statistics.get(player.uuid) ?? []);
    }
    remember(player) {
        this.#statistics.set(player.uuid, player.statistics.all());
        this.put(player.uuid, savePlayer(player, this.#saved.get(player.uuid)));
    }
    put(uuid, saved) {
        this.#saved.set(uuid, saved);
    }
    all() {
        return this.#saved;
    }
}
