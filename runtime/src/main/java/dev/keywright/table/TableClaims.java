package dev.keywright.table;

import dev.keywright.ClaimFinding;
import dev.keywright.ClaimReport;
import java.util.List;

/** What was found in one table. */
record TableClaims(List<ClaimFinding> findings, List<ClaimMend> mends, long entities, long claims)
        implements ClaimReport {
    @Override
    public List<ClaimFinding> mend() {
        return mends.stream()
                .filter(mend -> !mend.mend())
                .map(ClaimMend::finding)
                .toList();
    }
}
