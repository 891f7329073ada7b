package dev.keywright.example.simulation;

import dev.keywright.ItemKey;
import dev.keywright.example.lifecycle.Account;
import dev.keywright.example.lifecycle.AccountKeys;
import dev.keywright.example.lifecycle.AccountsTable;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Of a type with a conditional claim and a sparse index. */
final class AccountPlay extends Play<Account> {
    AccountPlay(AccountsTable table, AccountsTable calm, String id, Random random, FaultCount faults) {
        super("account", table, calm, id, random, faults);
    }

    private Account account() {
        return new Account(id, value(), value(), archived());
    }

    private Optional<Instant> archived() {
        return random.nextBoolean() ? Optional.empty() : Optional.of(Instant.EPOCH);
    }

    private Account guess() {
        return cell.guess(random).filter(any -> random.nextInt(5) > 0).orElseGet(this::account);
    }

    @Override
    ItemKey<Account> key() {
        return AccountKeys.of(id);
    }

    @Override
    Step<Account> next() {
        return any(List.of(
                this::create,
                this::getOrCreate,
                this::email,
                this::plan,
                this::archive,
                this::restore,
                this::replace,
                this::modify,
                () -> delete(() -> table.account().delete(id)),
                () -> delete(() -> table.account().delete(guess()))));
    }

    private Step<Account> create() {
        Account account = account();
        return create(account, account, () -> table.account().create(account), true);
    }

    private Step<Account> getOrCreate() {
        Account account = account();
        return getOrCreate(account, account, () -> table.account().getOrCreate(account), true);
    }

    private Step<Account> email() {
        Account guess = guess();
        String email = value();
        return conditioned(
                "email " + email + " of " + guess,
                () -> table.account()
                        .update(id)
                        .email(email, guess.email(), guess.archivedAt())
                        .execute(),
                state -> state.email().equals(guess.email())
                        && state.archivedAt().equals(guess.archivedAt()),
                state -> new Account(id, email, state.plan(), state.archivedAt()));
    }

    private Step<Account> plan() {
        Account guess = guess();
        String plan = value();
        return conditioned(
                "plan " + plan + " of " + guess,
                () -> table.account().update(id).plan(plan, guess.archivedAt()).execute(),
                state -> state.archivedAt().equals(guess.archivedAt()),
                state -> new Account(id, state.email(), plan, state.archivedAt()));
    }

    private Step<Account> archive() {
        Account guess = guess();
        return conditioned(
                "archive " + guess,
                () -> table.account()
                        .update(id)
                        .archivedAt(Instant.EPOCH, guess.email())
                        .execute(),
                state -> state.email().equals(guess.email()),
                state -> new Account(id, state.email(), state.plan(), Optional.of(Instant.EPOCH)));
    }

    private Step<Account> restore() {
        Account guess = guess();
        return conditioned(
                "restore " + guess,
                () -> table.account()
                        .update(id)
                        .removeArchivedAt(guess.email(), guess.plan())
                        .execute(),
                state -> state.email().equals(guess.email()) && state.plan().equals(guess.plan()),
                state -> new Account(id, state.email(), state.plan(), Optional.empty()));
    }

    private Step<Account> replace() {
        Account before = guess();
        Account after = account();
        return replace(
                before,
                after,
                state -> new Account(
                        id,
                        differing(before.email(), after.email(), state.email()),
                        differing(before.plan(), after.plan(), state.plan()),
                        differing(before.archivedAt(), after.archivedAt(), state.archivedAt())),
                () -> table.account().replace(before, after),
                true);
    }

    private Step<Account> modify() {
        Account after = account();
        return change(
                "modify to " + after,
                () -> table.account().modify(id, account -> after),
                state -> Step.becomes(after),
                after::equals,
                true);
    }

    @Override
    Optional<Account> stored() {
        return calm.account().getConsistent(id);
    }
}
