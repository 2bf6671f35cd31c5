/** Whether this player wants to see the forecast, everywhere at once: map, rail, gauges, cards of lands and spoken names. */

import { read, write } from "../../lib/storage";

const FORECAST = "spirit-island.forecast";

class Shown {
  forecast = $state(read(FORECAST, true));

  switchForecast(): void {
    this.forecast = !this.forecast;
    write(FORECAST, this.forecast);
  }
}

export const shown = new Shown();
