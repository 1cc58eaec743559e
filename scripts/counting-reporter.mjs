// Counts the tests of a run into the file that COUNTS names: all that `npm test` needs of it. The whole report of the
// stories, with all that axe looked at, is 150 MB.
import { writeFileSync } from 'node:fs'

/** Vitest makes one of it and tells it when the run is over. */
export default class CountingReporter {
  onTestRunEnd(modules) {
    const counts = { passed: 0, failed: 0 }
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const { state } = test.result()
        if (state in counts) counts[state] += 1
      }
    }
    writeFileSync(process.env.COUNTS, JSON.stringify(counts))
  }
}
