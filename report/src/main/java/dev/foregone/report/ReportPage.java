package dev.foregone.report;

/** A report as a page. */
record ReportPage(Report report) {

    String text() {
        return report.name();
    }
}
