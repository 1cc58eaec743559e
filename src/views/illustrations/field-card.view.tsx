import { paint, picture } from './paint.ts'
import { Cone } from './parts.view.tsx'

/** A card on a clipboard with a closed lane on it, a cone and a burning flare beside it. */
export const FieldCard = ({ label }: { label: string }) => (
  <svg role="img" aria-label={label} viewBox="0 0 560 300" className={picture}>
    <path className={paint.sky} d="M96 270a184 184 0 0 1 368 0z" />
    <path className={paint.ground} d="M0 266h560v34H0z" />
    <g transform="rotate(-5 280 160)">
      <rect className={paint.ink} x="170" y="34" width="216" height="246" rx="12" />
      <rect className={paint.sheet} x="182" y="52" width="192" height="216" rx="5" />
      <rect className={paint.soft} x="238" y="24" width="80" height="28" rx="8" />
      <rect className={paint.road} x="198" y="72" width="84" height="180" rx="4" />
      <path className={paint.lane} strokeDasharray="14 10" d="M226 76v172M254 76v172" />
      <rect className={paint.red} x="258" y="132" width="20" height="44" rx="4" transform="rotate(-22 268 154)" />
      <rect className={paint.glass} x="259" y="88" width="18" height="30" rx="5" />
      {[0, 1, 2, 3].map((step) => (
        <circle key={step} className={paint.cone} cx={257 + step * 7} cy={194 + step * 15} r="4" />
      ))}
      <path className={paint.mark} d="M238 240v-30h-5l8-12 8 12h-5v30zM210 240v-30h-5l8-12 8 12h-5v30z" />
      <path className={paint.shade} d="M298 80h60v8h-60zM298 98h44v6h-44zM298 114h52v6h-52zM298 130h38v6h-38z" />
      <path className={paint.line} d="M298 156h60M298 176h60M298 196h60M298 216h60M298 236h60M326 148v96" />
    </g>
    <Cone x={112} y={282} scale={2.1} />
    <path className={paint.red} d="m440 280 34-94 13 5-34 94z" />
    <path className={paint.lamp} d="m474 186 13 5 6-12q16-14 12-34-12 8-17 2-12 4-10 22-8 4-4 17z" />
    <path className={paint.white} d="m484 181 5-8q6-8 3-18-10 6-10 16z" />
  </svg>
)
