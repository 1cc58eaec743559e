import type { Page } from '@playwright/test'

/** Of one page. */
const MOST_TOLD = 12

/** Twice the usual, as somebody sets it in their browser: WCAG 1.4.4. */
export const TWICE = 2

/**
 * What a page has lost in text of so many times the usual size: pixels by which it scrolls sideways with what sticks out,
 * text of which a part is cut off, and words that are broken where nothing but a lack of room asks for it.
 */
export const findingsOf = (page: Page, scale: number): Promise<readonly string[]> =>
  page.evaluate(
    async ({ scale: wanted, most }) => {
      document.documentElement.style.setProperty('--font-scale', String(wanted))
      for (const element of document.querySelectorAll<HTMLElement>('body *'))
        if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible'
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))

      const named = (element: Element) =>
        `${element.tagName.toLowerCase()} "${(element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 50)}"`
      const isSeen = (element: Element) => {
        const { width, height } = element.getBoundingClientRect()
        return element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && width > 1 && height > 1
      }
      /** What scrolls by itself within the page is reached all the same. */
      const scrollsWithin = (element: Element): boolean => {
        for (let around = element.parentElement; around && around !== document.body; around = around.parentElement)
          if (['auto', 'scroll'].includes(getComputedStyle(around).overflowX)) return true
        return false
      }
      const room = document.documentElement.clientWidth
      const all = [...document.querySelectorAll('body *:not(svg *)')].filter(isSeen)
      const sticksOut = (element: Element) => {
        const { left, right } = element.getBoundingClientRect()
        return (right > room + 1 || left < -1) && !scrollsWithin(element)
      }
      const out = all.filter((element) => sticksOut(element) && ![...element.children].some(sticksOut)).map(named)

      const hasOwnText = (element: Element) =>
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      const cut = all
        .filter((element) => {
          const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element)
          const hides = (overflow: string) => ['hidden', 'clip'].includes(overflow)
          // What is cut by intention says so with dots, and says all of itself elsewhere.
          if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || !element.textContent.trim()) return false
          return (
            (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
            (hides(overflowY) && element.scrollHeight > element.clientHeight + 1)
          )
        })
        .map((element) => `cut ${named(element)}`)

      /** A short word that begins on one line and ends on another: there was room for it. */
      const broken = all.filter(hasOwnText).flatMap((element) =>
        [...element.childNodes].flatMap((node) => {
          if (node.nodeType !== Node.TEXT_NODE) return []
          const text = node.textContent ?? ''
          return [...text.matchAll(/(?<!\S)\p{L}{2,}(?=[,.;:!?]?(?!\S))/gu)].flatMap(({ 0: word, index }) => {
            const range = document.createRange()
            range.setStart(node, index)
            range.setEnd(node, index + word.length)
            const parts = [...range.getClientRects()]
            const length = parts.reduce((sum, { width }) => sum + width, 0)
            const lines = new Set(parts.map(({ top }) => Math.round(top))).size
            return lines > 1 && length < room / 2 ? [`broken "${word}" in ${named(element)}`] : []
          })
        }),
      )
      const wide = Math.max(0, document.documentElement.scrollWidth - room)
      document.documentElement.style.removeProperty('--font-scale')
      const isWide = wide > 0 ? [`${wide} px too wide`, ...out.map((part) => `sticks out: ${part}`)] : []
      return [...new Set([...isWide, ...cut, ...broken])].slice(0, most)
    },
    { scale, most: MOST_TOLD },
  )
