import { useState } from 'react'

/** Styles and the choice of colours and size are those of the page that it was opened from. */
const dress = (opened: Document, page: Document): void => {
  opened.title = `Charts: ${page.title}`
  for (const { name, value } of page.documentElement.attributes) opened.documentElement.setAttribute(name, value)
  opened.head.replaceChildren(
    ...[...page.querySelectorAll('style, link[rel="stylesheet"]')].map((sheet) => opened.importNode(sheet, true)),
  )
  opened.body.className = 'viz-window'
}

/**
 * A window of the visualizer's own: whatever asks in the page keeps its focus and its pointer to itself, and a chart that
 * asks is looked at most. It closes with the page, and what is in it goes back into the page when it is closed.
 */
export const useOwnWindow = () => {
  const [body, setBody] = useState<HTMLElement | null>(null)
  const open = () => {
    const opened = window.open('', 'charts', 'popup,width=1500,height=950')
    if (!opened) return
    dress(opened.document, document)
    opened.addEventListener('pagehide', () => setBody(null))
    window.addEventListener('pagehide', () => opened.close())
    setBody(opened.document.body)
  }
  return { body, open, close: () => body?.ownerDocument.defaultView?.close() }
}
