import type { Words } from '../../../i18n/words.tsx'
import type { Measures } from '../information/measures.ts'
import type { Step } from '../information/step-list.view.tsx'

type Said = Words['cableBarrier']

/** Between turnbuckles, thickness of a cable, and how far the two kinds give way; they differ by maker and slope. */
export const TURNBUCKLES_APART_FT = 1000
export const CABLE_INCHES = 0.75
const TENSION_LB = [2000, 9000] as const
const GIVES_FT = { high: [6, 10], low: [11, 13] } as const

const CAUGHT = ['block', 'look', 'touch', 'line', 'steady', 'call', 'patient'] as const
const RELEASE = ['slack', 'lift', 'posts', 'turnbuckle', 'car', 'cut'] as const
const CUT = ['clear', 'place', 'tape', 'stand', 'one', 'rest', 'after'] as const
const REPORT = ['place', 'posts', 'cables', 'anchor', 'number'] as const
const TOW = ['ask', 'path', 'slow', 'stand', 'under', 'load'] as const

const step = ({ title, text }: Readonly<{ title: () => string; text: () => string }>): Step => ({
  title: title(),
  text: text(),
})

/** What is done first, in its order. */
export const caughtSteps = ({ caught }: Said): readonly Step[] => CAUGHT.map((id) => step(caught[id]))

/** Ways to free a vehicle, the mildest first. */
export const releaseSteps = ({ release }: Said): readonly Step[] => RELEASE.map((id) => step(release[id]))

export const cutPoints = ({ cut }: Said): readonly string[] => CUT.map((id) => cut[id]())
export const reportPoints = ({ report }: Said): readonly string[] => REPORT.map((id) => report[id]())
export const towPoints = ({ tow }: Said): readonly string[] => TOW.map((id) => tow[id]())

export type Difference = Readonly<{ feature: string; high: string; low: string }>

export const differences = ({ kinds }: Said, { length, pounds }: Measures): readonly Difference[] => {
  const between = ([from, to]: readonly [number, number]) => `${length(from)} – ${length(to)}`
  return [
    {
      feature: kinds.tension(),
      high: kinds.tensionHigh({ from: pounds(TENSION_LB[0]), to: pounds(TENSION_LB[1]) }),
      low: kinds.tensionLow(),
    },
    { feature: kinds.cables(), high: kinds.cablesHigh(), low: kinds.cablesLow() },
    { feature: kinds.posts(), high: kinds.postsHigh(), low: kinds.postsLow() },
    { feature: kinds.gives(), high: between(GIVES_FT.high), low: between(GIVES_FT.low) },
    { feature: kinds.after(), high: kinds.afterHigh(), low: kinds.afterLow() },
  ]
}
