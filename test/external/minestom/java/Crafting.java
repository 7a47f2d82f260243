import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import net.minestom.server.MinecraftServer;
import net.minestom.server.entity.Player;
import net.minestom.server.event.inventory.InventoryCloseEvent;
import net.minestom.server.event.inventory.InventoryItemChangeEvent;
import net.minestom.server.event.inventory.InventoryPreClickEvent;
import net.minestom.server.inventory.AbstractInventory;
import net.minestom.server.inventory.Inventory;
import net.minestom.server.inventory.InventoryType;
import net.minestom.server.inventory.PlayerInventory;
import net.minestom.server.inventory.click.ClickType;
import net.minestom.server.item.ItemStack;
import net.minestom.server.item.Material;
import net.minestom.server.utils.inventory.PlayerInventoryUtils;

/** Crafting on tables and on the player's own grid, by a file of recipes: `result count shaped|shapeless a,b,-/c,d,e`. */
final class Crafting {
    private record Recipe(ItemStack result, boolean isShaped, List<String> cells) {}

    /** A grid: the slots of its cells and of its result, and its width. */
    private record Grid(AbstractInventory inventory, int first, int width, int result) {
        ItemStack cell(int index) {
            return inventory.getItemStack(first + index);
        }
    }

    private final List<Recipe> recipes = new ArrayList<>();

    Crafting(Path file) throws IOException {
        for (String line : Files.readAllLines(file)) recipes.add(read(line.split(" ")));
        var events = MinecraftServer.getGlobalEventHandler();
        events.addListener(InventoryItemChangeEvent.class, event -> {
            Grid grid = gridOf(event.getInventory());
            if (grid != null && event.getSlot() >= grid.first && event.getSlot() < grid.first + grid.width * grid.width) show(grid);
        });
        events.addListener(InventoryPreClickEvent.class, event -> {
            AbstractInventory clicked = event.getInventory() == null ? event.getPlayer().getInventory() : event.getInventory();
            Grid grid = gridOf(clicked);
            if (grid == null || event.getSlot() != grid.result) return;
            event.setCancelled(true);
            take(grid, event.getPlayer(), event.getClickType() == ClickType.START_SHIFT_CLICK || event.getClickType() == ClickType.SHIFT_CLICK);
        });
        events.addListener(InventoryCloseEvent.class, event -> giveBack(event.getInventory(), event.getPlayer()));
    }

    static Inventory table() {
        return new Inventory(InventoryType.CRAFTING, "Crafting");
    }

    private static Recipe read(String[] words) {
        ItemStack result = ItemStack.of(Material.fromNamespaceId(words[0]), Integer.parseInt(words[1]));
        String[] rows = words[3].split("/");
        List<String> cells = new ArrayList<>();
        for (String row : rows) {
            String[] names = row.split(",");
            for (int column = 0; column < 3; column++) cells.add(column < names.length ? names[column] : "-");
        }
        boolean isShaped = words[2].equals("shaped");
        return new Recipe(result, isShaped, isShaped ? moved(cells) : sorted(cells));
    }

    private static Grid gridOf(AbstractInventory inventory) {
        if (inventory instanceof PlayerInventory)
            return new Grid(inventory, PlayerInventoryUtils.CRAFT_SLOT_1, 2, PlayerInventoryUtils.CRAFT_RESULT);
        if (inventory instanceof Inventory window && window.getInventoryType() == InventoryType.CRAFTING)
            return new Grid(inventory, 1, 3, 0);
        return null;
    }

    private Recipe match(Grid grid) {
        List<String> cells = new ArrayList<>();
        for (int row = 0; row < grid.width; row++)
            for (int column = 0; column < 3; column++) {
                ItemStack stack = column < grid.width ? grid.cell(row * grid.width + column) : ItemStack.AIR;
                cells.add(stack.isAir() ? "-" : stack.material().name().replace("minecraft:", ""));
            }
        List<String> shape = moved(cells);
        List<String> parts = sorted(cells);
        for (Recipe recipe : recipes) if (recipe.cells.equals(recipe.isShaped ? shape : parts)) return recipe;
        return null;
    }

    private void show(Grid grid) {
        Recipe recipe = match(grid);
        grid.inventory.setItemStack(grid.result, recipe == null ? ItemStack.AIR : recipe.result);
    }

    private void take(Grid grid, Player player, boolean isWhole) {
        for (Recipe recipe = match(grid); recipe != null; recipe = match(grid)) {
            ItemStack cursor = player.getInventory().getCursorItem();
            if (isWhole) {
                if (!player.getInventory().addItemStack(recipe.result)) return;
            } else if (cursor.isAir()) {
                player.getInventory().setCursorItem(recipe.result);
            } else if (cursor.isSimilar(recipe.result) && cursor.amount() + recipe.result.amount() <= cursor.maxStackSize()) {
                player.getInventory().setCursorItem(cursor.withAmount(cursor.amount() + recipe.result.amount()));
            } else return;
            use(grid);
            if (!isWhole) return;
        }
    }

    private static void use(Grid grid) {
        for (int cell = 0; cell < grid.width * grid.width; cell++) {
            ItemStack stack = grid.cell(cell);
            if (stack.isAir()) continue;
            boolean isBucket = stack.material().name().endsWith("_bucket");
            grid.inventory.setItemStack(grid.first + cell, isBucket ? ItemStack.of(Material.BUCKET) : stack.consume(1));
        }
    }

    private static void giveBack(AbstractInventory inventory, Player player) {
        Grid grid = gridOf(inventory);
        if (grid != null && inventory instanceof Inventory)
            for (int cell = 0; cell < grid.width * grid.width; cell++) {
                player.getInventory().addItemStack(grid.cell(cell));
                inventory.setItemStack(grid.first + cell, ItemStack.AIR);
            }
        player.getInventory().addItemStack(player.getInventory().getCursorItem());
        player.getInventory().setCursorItem(ItemStack.AIR);
    }

    /** The cells without empty rows above, empty columns on the left, and nothing after the last. */
    private static List<String> moved(List<String> cells) {
        List<String> all = new ArrayList<>(cells);
        while (all.size() < 9) all.add("-");
        if (all.stream().allMatch("-"::equals)) return List.of();
        while (all.subList(0, 3).stream().allMatch("-"::equals)) {
            all.subList(0, 3).clear();
            all.addAll(List.of("-", "-", "-"));
        }
        while (all.get(0).equals("-") && all.get(3).equals("-") && all.get(6).equals("-")) {
            all.remove(0);
            all.add("-");
        }
        return all;
    }

    private static List<String> sorted(List<String> cells) {
        return cells.stream().filter(cell -> !cell.equals("-")).sorted().collect(Collectors.toList());
    }
}
