import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import net.minestom.server.coordinate.BlockVec;
import net.minestom.server.coordinate.Point;
import net.minestom.server.instance.Instance;
import net.minestom.server.instance.block.Block;
import net.minestom.server.inventory.Inventory;
import net.minestom.server.inventory.InventoryType;
import net.minestom.server.item.ItemStack;

/** What chests and barrels hold, by cell. */
final class Containers {
    private static final Set<String> KINDS = Set.of("minecraft:chest", "minecraft:barrel");
    private final Map<BlockVec, Inventory> contents = new ConcurrentHashMap<>();
    private final Instance world;

    Containers(Instance world) {
        this.world = world;
    }

    /** Sets a block; what a container held goes with it. */
    void setBlock(Point at, Block block) {
        if (world.getBlock(at).id() != block.id()) contents.remove(cell(at));
        world.setBlock(at, block);
    }

    /** The inventory at a cell, or null where no container stands. */
    Inventory at(Point point) {
        if (!KINDS.contains(world.getBlock(point).name())) return null;
        return contents.computeIfAbsent(cell(point), cell -> new Inventory(InventoryType.CHEST_3_ROW, "Chest"));
    }

    /** What `data get block … Items` prints. */
    String listed(Inventory inventory) {
        StringBuilder text = new StringBuilder("[");
        for (int slot = 0; slot < inventory.getSize(); slot++) {
            ItemStack stack = inventory.getItemStack(slot);
            if (stack.isAir()) continue;
            if (text.length() > 1) text.append(", ");
            text.append("{count: %d, Slot: %db, id: \"%s\"}".formatted(stack.amount(), slot, stack.material().name()));
        }
        return text.append("]").toString();
    }

    private static BlockVec cell(Point point) {
        return new BlockVec(point.blockX(), point.blockY(), point.blockZ());
    }
}
