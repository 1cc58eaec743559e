import type { Branch, Life } from '../recording/lives.ts'
import { stateInWords } from '../recording/state-words.ts'

type Props = Readonly<{
  branches: readonly Branch[]
  chosen: string | null
  onChoose: (session: string) => void
}>

/** Where a chart is, as far as a line holds it. */
const stands = ({ chart }: Life): string => stateInWords(chart?.getSnapshot().value).join(', ')

/** Actors below those that started them. Charts can be looked at; of others only the log tells. */
export const Tree = ({ branches, chosen, onChoose }: Props) => (
  <ul>
    {branches.map(({ life, children }, at) => (
      <li key={life.session} data-session={life.session}>
        <button
          type="button"
          className="viz-row"
          aria-current={life.session === chosen ? 'true' : undefined}
          onClick={() => onChoose(life.session)}
        >
          {life.name}
          {branches.some((other, place) => place !== at && other.life.name === life.name) && (
            <span className="viz-faint"> {life.session}</span>
          )}{' '}
          {life.chart ? (
            <span className="viz-faint viz-stands">{stands(life)}</span>
          ) : (
            <span className="viz-faint">no chart</span>
          )}
        </button>
        {children.length > 0 && <Tree branches={children} chosen={chosen} onChoose={onChoose} />}
      </li>
    ))}
  </ul>
)
