"""Numbers for operators, in Prometheus' format. They count; they name no table and nobody."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

FAST = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 20.0)


class Metrics:
    """One set for each app, so that several apps in one process do not meet."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.tables = Gauge("tidewood_tables", "Tables in memory", registry=registry)
        self.owned = Gauge("tidewood_tables_owned", "Tables this process owns", registry=registry)
        self.sockets = Gauge("tidewood_sockets", "Open streams", registry=registry)
        self.answers = Counter("tidewood_answers", "Answers stored", ["by"], registry=registry)
        self.answer_seconds = Histogram(
            "tidewood_answer_seconds", "From an answer to the new views", ["by"], buckets=FAST, registry=registry
        )
        self.refusals = Counter("tidewood_refusals", "Requests refused", ["code"], registry=registry)
        self.bot_seconds = Histogram("tidewood_bot_seconds", "A bot's thought", buckets=SLOW, registry=registry)
        self.bot_failures = Counter("tidewood_bot_failures", "Thoughts replaced by lot", registry=registry)
        self.bots_waiting = Gauge("tidewood_bots_waiting", "Bots that wait to think", registry=registry)
        self.whole_states = Counter("tidewood_whole_states", "States sent instead of patches", registry=registry)
        # Looking a label up costs more than counting.
        self._counted = {by: self.answers.labels(by) for by in ("human", "bot", "lot")}
        self._timed = {by: self.answer_seconds.labels(by) for by in ("human", "bot", "lot")}

    def answered(self, by: str, seconds: float) -> None:
        self._counted[by].inc()
        self._timed[by].observe(seconds)

    def text(self) -> bytes:
        return generate_latest(self.registry)
