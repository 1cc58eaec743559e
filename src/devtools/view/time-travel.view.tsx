import { Button } from '../../views/ui/button.view.tsx'
import { eventName } from '../facts/names.ts'
import { pictureAt, type Entry } from '../recording/record.ts'

type Props = Readonly<{
  entries: readonly Entry[]
  moment: Entry | null
  onMoment: (entry: Entry | null) => void
  onFork?: ((entry: Entry) => void) | undefined
}>

/** Goes through what a chart was: pictures that were taken, without a change to the chart that runs. */
export const TimeTravel = ({ entries, moment, onMoment, onFork }: Props) => {
  const pictures = entries.filter(({ picture }) => picture !== null)
  const last = pictures.length - 1
  const at = moment ? pictureAt(pictures, moment) : last
  if (last < 1) return null
  const show = (place: number) => onMoment(place >= last ? null : (pictures[place] ?? null))
  return (
    <div className="viz-picture" data-past={moment ? '' : undefined} role="group" aria-label="Time travel">
      <Button size="sm" variant="outline" disabled={at <= 0} onClick={() => show(at - 1)}>
        Earlier
      </Button>
      <input
        type="range"
        aria-label="Moment"
        aria-valuetext={moment ? `${(moment.at / 1000).toFixed(3)} s, ${eventName(moment.type)}` : 'Now'}
        min={0}
        max={last}
        value={Math.max(0, at)}
        onChange={(event) => show(Number(event.currentTarget.value))}
      />
      <Button size="sm" variant="outline" disabled={!moment} onClick={() => show(at + 1)}>
        Later
      </Button>
      <span role="status">
        {moment ? `As it was at ${(moment.at / 1000).toFixed(3)} s, after ${eventName(moment.type)}` : 'Now'}
      </span>
      {moment && (
        <Button size="sm" variant="outline" onClick={() => onMoment(null)}>
          Back to now
        </Button>
      )}
      {moment && onFork && (
        <Button size="sm" onClick={() => onFork(moment)}>
          Go on from here in a simulation
        </Button>
      )}
    </div>
  )
}
