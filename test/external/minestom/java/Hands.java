import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;
import net.minestom.server.MinecraftServer;
import net.minestom.server.coordinate.BlockVec;
import net.minestom.server.coordinate.Point;
import net.minestom.server.coordinate.Vec;
import net.minestom.server.entity.ItemEntity;
import net.minestom.server.entity.Player;
import net.minestom.server.event.item.ItemDropEvent;
import net.minestom.server.event.item.PickupItemEvent;
import net.minestom.server.event.player.PlayerBlockBreakEvent;
import net.minestom.server.event.player.PlayerBlockInteractEvent;
import net.minestom.server.event.player.PlayerBlockPlaceEvent;
import net.minestom.server.instance.InstanceContainer;
import net.minestom.server.instance.block.Block;
import net.minestom.server.instance.block.BlockFace;
import net.minestom.server.inventory.Inventory;
import net.minestom.server.item.ItemStack;
import net.minestom.server.item.Material;

/** What players do with their hands: open, throw levers, place with the right states, break, drop and pick up. */
final class Hands {
    private static final Map<String, String> DROPS = Map.of(
        "grass_block", "dirt", "stone", "cobblestone", "wall_torch", "torch", "farmland", "dirt", "glass", "");
    private final InstanceContainer world;
    private final Containers containers;

    Hands(InstanceContainer world, Containers containers, Crafting crafting) {
        this.world = world;
        this.containers = containers;
        var events = MinecraftServer.getGlobalEventHandler();
        events.addListener(PlayerBlockInteractEvent.class, this::use);
        events.addListener(PlayerBlockPlaceEvent.class, this::place);
        events.addListener(PlayerBlockBreakEvent.class, this::destroy);
        events.addListener(ItemDropEvent.class, event -> {
            Player player = event.getPlayer();
            Vec way = player.getPosition().direction().mul(6);
            drop(event.getItemStack(), player.getPosition().add(0, 1.3, 0), way, 2000);
        });
        events.addListener(PickupItemEvent.class, event -> {
            boolean isTaken = event.getLivingEntity() instanceof Player player && player.getInventory().addItemStack(event.getItemStack());
            event.setCancelled(!isTaken);
        });
    }

    private void use(PlayerBlockInteractEvent event) {
        Block block = event.getBlock();
        Point at = event.getBlockPosition();
        if (event.getPlayer().isSneaking() && !event.getPlayer().getItemInMainHand().isAir()) return;
        Inventory container = containers.at(at);
        if (container != null) event.getPlayer().openInventory(container);
        else if (block.compare(Block.CRAFTING_TABLE)) event.getPlayer().openInventory(Crafting.table());
        else if (block.name().equals("minecraft:lever")) toggle(at, block, "powered");
        else if (block.name().endsWith("_door")) toggleDoor(at, block);
        else return;
        event.setBlockingItemUse(true);
    }

    private void toggle(Point at, Block block, String state) {
        world.setBlock(at, block.withProperty(state, block.getProperty(state).equals("true") ? "false" : "true"));
    }

    private void toggleDoor(Point at, Block block) {
        Point other = at.add(0, block.getProperty("half").equals("lower") ? 1 : -1, 0);
        toggle(at, block, "open");
        toggle(other, world.getBlock(other), "open");
    }

    private void place(PlayerBlockPlaceEvent event) {
        Block block = event.getBlock();
        BlockFace face = event.getBlockFace();
        String name = block.name().replace("minecraft:", "");
        String ahead = facing(event.getPlayer().getPosition().yaw());
        boolean isOnSide = face != BlockFace.TOP && face != BlockFace.BOTTOM;
        boolean isHigh = face == BlockFace.BOTTOM || isOnSide && event.getCursorPosition().y() > 0.5;
        Map<String, String> states = new HashMap<>();
        if (name.endsWith("_log")) states.put("axis", isOnSide ? (face == BlockFace.EAST || face == BlockFace.WEST ? "x" : "z") : "y");
        else if (name.endsWith("_stairs")) states.putAll(Map.of("facing", ahead, "half", isHigh ? "top" : "bottom"));
        else if (name.endsWith("_slab")) states.put("type", isHigh ? "top" : "bottom");
        else if (name.equals("lantern")) states.put("hanging", String.valueOf(face == BlockFace.BOTTOM));
        else if (name.equals("chest")) states.put("facing", opposite(ahead));
        else if (name.endsWith("_door")) states.put("facing", ahead);
        else if (name.equals("torch") && isOnSide) {
            block = Block.WALL_TORCH;
            states.put("facing", face.name().toLowerCase());
        }
        Block placed = states.isEmpty() ? block : block.withProperties(states);
        if (name.endsWith("_door")) world.setBlock(event.getBlockPosition().add(0, 1, 0), placed.withProperty("half", "upper"));
        event.setBlock(placed);
    }

    private void destroy(PlayerBlockBreakEvent event) {
        Block block = event.getBlock();
        BlockVec at = event.getBlockPosition();
        String name = block.name().replace("minecraft:", "");
        Inventory container = containers.at(at);
        if (container != null) for (ItemStack stack : container.getItemStacks()) scatter(stack, at);
        if (name.endsWith("_door")) world.setBlock(at.add(0, block.getProperty("half").equals("lower") ? 1 : -1, 0), Block.AIR);
        if (name.equals("wheat")) {
            if (!block.getProperty("age").equals("7")) return;
            scatter(ItemStack.of(Material.WHEAT), at);
            scatter(ItemStack.of(Material.WHEAT_SEEDS, 2), at);
            return;
        }
        Material material = Material.fromNamespaceId("minecraft:" + DROPS.getOrDefault(name, name));
        if (material != null) scatter(ItemStack.of(material), at);
    }

    private void scatter(ItemStack stack, Point at) {
        if (stack.isAir()) return;
        ThreadLocalRandom random = ThreadLocalRandom.current();
        drop(stack, at.add(0.5, 0.3, 0.5), new Vec(random.nextDouble(-2, 2), 4, random.nextDouble(-2, 2)), 500);
    }

    private void drop(ItemStack stack, Point at, Vec velocity, long delay) {
        ItemEntity entity = new ItemEntity(stack);
        entity.setPickupDelay(Duration.ofMillis(delay));
        entity.setInstance(world, at);
        entity.setVelocity(velocity);
    }

    private static final List<String> COMPASS = List.of("south", "west", "north", "east");

    private static String facing(float yaw) {
        return COMPASS.get(Math.floorMod(Math.round(yaw / 90), 4));
    }

    private static String opposite(String side) {
        return COMPASS.get((COMPASS.indexOf(side) + 2) % 4);
    }
}
