import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import net.minestom.server.MinecraftServer;
import net.minestom.server.coordinate.BlockVec;
import net.minestom.server.coordinate.Pos;
import net.minestom.server.entity.Entity;
import net.minestom.server.entity.GameMode;
import net.minestom.server.entity.Player;
import net.minestom.server.instance.InstanceContainer;
import net.minestom.server.instance.block.Block;
import net.minestom.server.inventory.Inventory;
import net.minestom.server.item.ItemStack;
import net.minestom.server.item.Material;

/** The commands of the game that set up an arena, with the game's replies. */
final class Commands {
    /** What a command answers, and whether it did something. */
    record Reply(boolean isDone, String text) {}

    private static final Pattern BLOCK = Pattern.compile("([a-z_:]+)(?:\\[([^\\]]*)\\])?.*");
    private final InstanceContainer world;
    private final Containers containers;
    private final Map<String, String> rules = new HashMap<>(Map.of("sendCommandFeedback", "true"));

    Commands(InstanceContainer world, Containers containers) {
        this.world = world;
        this.containers = containers;
    }

    Containers containers() {
        return containers;
    }

    Reply run(String line) {
        String[] words = line.strip().replaceFirst("^/", "").split(" ");
        try {
            return switch (words[0]) {
                case "setblock" -> setBlock(cell(words, 1), block(words[4]));
                case "fill" -> fill(cell(words, 1), cell(words, 4), block(words[7]));
                case "item" -> putItem(cell(words, 3), words[6], words[8], words.length > 9 ? words[9] : "1");
                case "data" -> listItems(cell(words, 3));
                case "give" -> give(words[1], words[2], words.length > 3 ? words[3] : "1");
                case "clear" -> clear(words[1]);
                case "gamemode" -> mode(words[1], words[2]);
                case "tp" -> teleport(words);
                case "kill" -> killItems();
                case "gamerule" -> rule(words);
                case "execute" -> run(line.substring(line.indexOf(" run ") + 5));
                case "difficulty" -> done("The difficulty has been set to " + words[1]);
                case "weather" -> done("Set the weather to " + words[1]);
                case "time" -> time(words);
                case "setworldspawn" -> done("Set the world spawn point");
                case "fillbiome" -> done("Biomes set");
                default -> new Reply(false, "Unknown or incomplete command, see below for error");
            };
        } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException error) {
            return new Reply(false, "Invalid argument: " + error.getMessage());
        }
    }

    private Reply setBlock(BlockVec at, Block block) {
        if (!isLoaded(at)) return new Reply(false, "That position is not loaded");
        if (world.getBlock(at).stateId() == block.stateId()) return new Reply(false, "Could not set the block");
        containers.setBlock(at, block);
        return done("Changed the block at %d, %d, %d".formatted(at.blockX(), at.blockY(), at.blockZ()));
    }

    private Reply fill(BlockVec from, BlockVec to, Block block) {
        if (!isLoaded(from) || !isLoaded(to)) return new Reply(false, "That position is not loaded");
        int count = 0;
        for (int x = Math.min(from.blockX(), to.blockX()); x <= Math.max(from.blockX(), to.blockX()); x++)
            for (int y = Math.min(from.blockY(), to.blockY()); y <= Math.max(from.blockY(), to.blockY()); y++)
                for (int z = Math.min(from.blockZ(), to.blockZ()); z <= Math.max(from.blockZ(), to.blockZ()); z++)
                    if (setBlock(new BlockVec(x, y, z), block).isDone()) count++;
        return count == 0 ? new Reply(false, "No blocks were filled") : done("Successfully filled " + count + " block(s)");
    }

    private boolean isLoaded(BlockVec at) {
        return world.isChunkLoaded(at);
    }

    private Reply putItem(BlockVec at, String slot, String item, String count) {
        Inventory inventory = containers.at(at);
        if (inventory == null) return new Reply(false, "Target position is not a container");
        inventory.setItemStack(Integer.parseInt(slot.replace("container.", "")), stack(item, count));
        return done("Replaced a slot");
    }

    private Reply listItems(BlockVec at) {
        Inventory inventory = containers.at(at);
        if (inventory == null) return new Reply(false, "The target block is not a block entity");
        String where = "%d, %d, %d".formatted(at.blockX(), at.blockY(), at.blockZ());
        return done(where + " has the following block data: " + containers.listed(inventory));
    }

    private Reply give(String name, String item, String count) {
        player(name).getInventory().addItemStack(stack(item, count));
        return done("Gave " + count + " to " + name);
    }

    private Reply clear(String name) {
        Player player = player(name);
        boolean isEmpty = java.util.Arrays.stream(player.getInventory().getItemStacks()).allMatch(ItemStack::isAir);
        player.getInventory().clear();
        return isEmpty ? new Reply(false, "No items were found on player " + name) : done("Removed the items of " + name);
    }

    private Reply mode(String mode, String name) {
        player(name).setGameMode(GameMode.valueOf(mode.toUpperCase()));
        return done("Set " + name + "'s game mode to " + mode);
    }

    private Reply teleport(String[] words) {
        Player player = player(words[1]);
        player.teleport(new Pos(Double.parseDouble(words[2]), Double.parseDouble(words[3]), Double.parseDouble(words[4])));
        return done("Teleported " + words[1]);
    }

    private Reply killItems() {
        var others = world.getEntities().stream().filter(entity -> !(entity instanceof Player)).toList();
        others.forEach(Entity::remove);
        return others.isEmpty() ? new Reply(false, "No entity was found") : done("Killed " + others.size() + " entities");
    }

    private Reply rule(String[] words) {
        if (words.length > 2) rules.put(words[1], words[2]);
        return done("Gamerule " + words[1] + " is currently set to: " + rules.getOrDefault(words[1], "false"));
    }

    private Reply time(String[] words) {
        if (words[1].equals("query")) return done("The time is " + world.getTime() % 24000);
        world.setTime(Long.parseLong(words[2]));
        return done("Set the time to " + words[2]);
    }

    private static Player player(String name) {
        Player player = MinecraftServer.getConnectionManager().getOnlinePlayerByUsername(name);
        if (player == null) throw new IllegalArgumentException("No player was found: " + name);
        return player;
    }

    private static BlockVec cell(String[] words, int from) {
        return new BlockVec(Integer.parseInt(words[from]), Integer.parseInt(words[from + 1]), Integer.parseInt(words[from + 2]));
    }

    private static Block block(String text) {
        Matcher parts = BLOCK.matcher(text);
        if (!parts.matches()) throw new IllegalArgumentException(text);
        Block block = Block.fromNamespaceId(parts.group(1));
        if (block == null) throw new IllegalArgumentException(text);
        if (parts.group(2) == null || parts.group(2).isEmpty()) return block;
        Map<String, String> states = new HashMap<>();
        for (String state : parts.group(2).split(",")) states.put(state.split("=")[0], state.split("=")[1]);
        return block.withProperties(states);
    }

    private static ItemStack stack(String item, String count) {
        Material material = Material.fromNamespaceId(item);
        if (material == null) throw new IllegalArgumentException(item);
        return ItemStack.of(material, Integer.parseInt(count));
    }

    private static Reply done(String text) {
        return new Reply(true, text);
    }
}
