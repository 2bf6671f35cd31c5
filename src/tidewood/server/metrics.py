"""Numbers for operators, in Prometheus' format. They count; they name no table and nobody."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

FAST = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 20.0)


class Answers(Collector):
    """Answers and how long they took. Counted in plain lists: all of it happens in one thread, and often."""

    def __init__(self) -> None:
        self._in_bucket = {by: [0] * (len(FAST) + 1) for by in ("human", "bot", "lot")}
        self._seconds = dict.fromkeys(self._in_bucket, 0.0)

    def add(self, by: str, seconds: float) -> None:
        self._in_bucket[by][bisect_left(FAST, seconds)] += 1
        self._seconds[by] += seconds

    def collect(self) -> Iterator[CounterMetricFamily | HistogramMetricFamily]:
        count = CounterMetricFamily("tidewood_answers", "Answers stored", labels=["by"])
        taken = HistogramMetricFamily("tidewood_answer_seconds", "From an answer to the new views", labels=["by"])
        for by, counts in self._in_bucket.items():
            count.add_metric([by], sum(counts))
            buckets = [(str(most), sum(counts[: i + 1])) for i, most in enumerate((*FAST, "+Inf"))]
            taken.add_metric([by], buckets, self._seconds[by])
        yield count
        yield taken


class Metrics:
    """One set for each app, so that several apps in one process do not meet."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.tables = Gauge("tidewood_tables", "Tables in memory", registry=registry)
        self.owned = Gauge("tidewood_tables_owned", "Tables this process owns", registry=registry)
        self.commits = Gauge("tidewood_commits", "Commits of answers since the start", registry=registry)
        self.sockets = Gauge("tidewood_sockets", "Open streams", registry=registry)
        self.answers = Answers()
        registry.register(self.answers)
        self.refusals = Counter("tidewood_refusals", "Requests refused", ["code"], registry=registry)
        self.bot_seconds = Histogram("tidewood_bot_seconds", "A bot's thought", buckets=SLOW, registry=registry)
        self.bot_failures = Counter("tidewood_bot_failures", "Thoughts replaced by a random answer", registry=registry)
        self.bots_waiting = Gauge("tidewood_bots_waiting", "Bots that wait to think", registry=registry)
        self.whole_states = Counter("tidewood_whole_states", "States sent instead of patches", registry=registry)

    def answered(self, by: str, seconds: float) -> None:
        self.answers.add(by, seconds)

    def text(self) -> bytes:
        return generate_latest(self.registry)
