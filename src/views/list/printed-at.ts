import { useSyncExternalStore } from 'react'

/** When what is being printed was asked for; nothing else of the time. */
let printedAt = ''

const watchPrinting = (onChange: () => void) => {
  const note = ({ type }: Event) => {
    printedAt = type === 'beforeprint' ? new Date().toISOString() : ''
    onChange()
  }
  window.addEventListener('beforeprint', note)
  window.addEventListener('afterprint', note)
  return () => {
    window.removeEventListener('beforeprint', note)
    window.removeEventListener('afterprint', note)
  }
}

/** When the paper that is being made was asked for; empty on a screen. */
export const usePrintedAt = (): string =>
  useSyncExternalStore(
    watchPrinting,
    () => printedAt,
    () => '',
  )
