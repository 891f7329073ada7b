package dev.keywright.example.simulation;

import dev.keywright.ItemKey;
import dev.keywright.example.lifecycle.AccountsTable;
import dev.keywright.example.lifecycle.PageViews;
import dev.keywright.example.lifecycle.PageViewsKeys;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Of a type with a counter. */
final class PageViewsPlay extends Play<PageViews> {
    PageViewsPlay(AccountsTable table, AccountsTable calm, String id, Random random, FaultCount faults) {
        super("page views", table, calm, id, random, faults);
    }

    private PageViews views() {
        return new PageViews(id, random.nextInt(100), random.nextBoolean() ? Optional.of(value()) : Optional.empty());
    }

    @Override
    ItemKey<PageViews> key() {
        return PageViewsKeys.of(id);
    }

    @Override
    Step<PageViews> next() {
        return any(List.of(
                this::create,
                this::add,
                this::addOrCreate,
                this::title,
                this::titleOrCreate,
                this::removeTitle,
                this::modify,
                () -> delete(() -> table.pageViews().delete(id))));
    }

    private Step<PageViews> create() {
        PageViews views = views();
        return create(views, views, () -> table.pageViews().create(views), false);
    }

    private Step<PageViews> add() {
        int amount = random.nextInt(100);
        return change(
                "add " + amount,
                () -> table.pageViews().update(id).addToViews(amount).execute(),
                state -> added(times -> new PageViews(id, state.views() + (long) amount * times, state.title())),
                any -> true,
                false);
    }

    private Step<PageViews> addOrCreate() {
        int amount = random.nextInt(100);
        return new Step<>(
                "add " + amount + " or create",
                some(() -> table.pageViews().upsert(id).addToViews(amount).execute()),
                state -> added(times -> new PageViews(
                        id,
                        state.map(PageViews::views).orElse(0L) + (long) amount * times,
                        state.flatMap(PageViews::title))),
                any -> true,
                false);
    }

    private Step<PageViews> title() {
        String title = value();
        return change(
                "title " + title,
                () -> table.pageViews().update(id).title(title).execute(),
                state -> Step.becomes(new PageViews(id, state.views(), Optional.of(title))),
                after -> after.title().equals(Optional.of(title)),
                false);
    }

    private Step<PageViews> titleOrCreate() {
        String title = value();
        return new Step<>(
                "title " + title + " or create",
                some(() -> table.pageViews().upsert(id).title(title).execute()),
                state -> Step.becomes(
                        new PageViews(id, state.map(PageViews::views).orElse(0L), Optional.of(title))),
                after -> after.title().equals(Optional.of(title)),
                false);
    }

    private Step<PageViews> removeTitle() {
        return change(
                "remove title",
                () -> table.pageViews().update(id).removeTitle().execute(),
                state -> Step.becomes(new PageViews(id, state.views(), Optional.empty())),
                after -> after.title().isEmpty(),
                false);
    }

    /** Which leaves the counter alone. */
    private Step<PageViews> modify() {
        PageViews to = views();
        return change(
                "modify to " + to,
                () -> table.pageViews().modify(id, views -> to),
                state -> Step.becomes(new PageViews(id, state.views(), to.title())),
                after -> after.title().equals(to.title()),
                false);
    }

    @Override
    Optional<PageViews> stored() {
        return calm.pageViews().getConsistent(id);
    }
}
