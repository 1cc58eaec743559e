import { css, cx } from 'styled-system/css'
import { encode } from 'uqr'

const styles = {
  // Black on white in every scheme: not every camera finds the other.
  code: css({
    flex: 'none',
    borderRadius: 'surface',
    backgroundColor: '[#fff]',
    color: '[#000]',
    forcedColorAdjust: 'none',
  }),
  picture: css({ display: 'block', width: 'full', height: 'auto' }),
}

/** The dark squares of a code, a row's run at a time. */
const pathOf = (data: readonly (readonly boolean[])[]): string =>
  data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')

type ScanCodeProps = Readonly<{
  address: string
  label: string
  /** Its size, and around it four squares of nothing, without which no camera finds it. */
  className: string
}>

/** An address that a camera reads. */
export const ScanCode = ({ address, label, className }: ScanCodeProps) => {
  const { data, size } = encode(address, { ecc: 'L', border: 0 })
  return (
    <div className={cx(styles.code, className)} data-address={address}>
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={label}
        shapeRendering="crispEdges"
        className={styles.picture}
      >
        <path fill="currentColor" d={pathOf(data)} />
      </svg>
    </div>
  )
}
