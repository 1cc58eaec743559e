// Resolves styles while the app is built: `css({ padding: '4' })` becomes its classes.
// With it go Panda's run-time, three kilobytes of the first load, and hundreds of calls before the first paint.
import type { Plugin, Rolldown } from 'vite'

type Node = Readonly<{ type: string; start: number; end: number }> & Readonly<Record<string, unknown>>
type Css = (...styles: unknown[]) => string
type Constants = ReadonlyMap<string, Node>

/** Thrown where a value is known at run time only: such a call stays as it is. */
class NotStatic extends Error {}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

const nodeIn = (node: Node, key: string): Node => {
  const child = node[key]
  if (!isNode(child)) throw new NotStatic()
  return child
}
const nodesIn = (node: Node, key: string): Node[] => {
  const children = node[key]
  return Array.isArray(children) ? children.filter(isNode) : []
}

const keyOf = (property: Node, constants: Constants): string => {
  const key = nodeIn(property, 'key')
  if (property['computed'] === true) return String(valueOf(key, constants))
  return String(key.type === 'Identifier' ? key['name'] : key['value'])
}

const valueOf = (node: Node, constants: Constants): unknown => {
  if (node.type === 'Literal') return node['value']
  if (node.type === 'Identifier') {
    const constant = constants.get(String(node['name']))
    if (constant) return valueOf(constant, constants)
  }
  if (node.type === 'TemplateLiteral' && nodesIn(node, 'expressions').length === 0) {
    const [text] = nodesIn(node, 'quasis')
    return (text?.['value'] as { cooked: string } | undefined)?.cooked
  }
  if (node.type === 'UnaryExpression' && node['operator'] === '-')
    return -Number(valueOf(nodeIn(node, 'argument'), constants))
  if (node.type === 'UnaryExpression' && node['operator'] === '!') return !valueOf(nodeIn(node, 'argument'), constants)
  if (node.type === 'ArrayExpression') return nodesIn(node, 'elements').map((element) => valueOf(element, constants))
  if (node.type === 'ObjectExpression') {
    return Object.fromEntries(
      nodesIn(node, 'properties').flatMap((property): [string, unknown][] => {
        if (property.type === 'SpreadElement') {
          return Object.entries(valueOf(nodeIn(property, 'argument'), constants) as Record<string, unknown>)
        }
        return [[keyOf(property, constants), valueOf(nodeIn(property, 'value'), constants)]]
      }),
    )
  }
  throw new NotStatic()
}

/** The `const NAME = ...` of a module. */
const constantsIn = (program: Node): Constants =>
  new Map(
    nodesIn(program, 'body')
      .flatMap((statement) =>
        statement.type === 'VariableDeclaration' && statement['kind'] === 'const'
          ? nodesIn(statement, 'declarations')
          : [],
      )
      .flatMap((declaration): [string, Node][] => {
        const { id, init } = declaration
        return isNode(id) && id.type === 'Identifier' && isNode(init) ? [[String(id['name']), init]] : []
      }),
  )

type Edit = Readonly<{ start: number; end: number; text: string }>

/** A module's code with each static `css()` call as the classes that it gives. */
export const resolveCss = (code: string, program: Node, css: Css): string => {
  const constants = constantsIn(program)
  const edits: Edit[] = []
  let used = 0
  const visit = (node: Node) => {
    if (node.type === 'ImportDeclaration') return
    const { callee } = node
    if (node.type === 'CallExpression' && isNode(callee) && callee.type === 'Identifier' && callee['name'] === 'css') {
      try {
        const styles = nodesIn(node, 'arguments').map((argument) => valueOf(argument, constants))
        edits.push({ start: node.start, end: node.end, text: JSON.stringify(css(...styles)) })
        return
      } catch (cause) {
        if (!(cause instanceof NotStatic)) throw cause
      }
    }
    if (node.type === 'Identifier' && node['name'] === 'css') used += 1
    childrenOf(node).forEach(visit)
  }
  visit(program)
  // From the files themselves: their barrel brings the run-time, and a module that is imported runs.
  for (const statement of nodesIn(program, 'body')) {
    if (statement.type !== 'ImportDeclaration' || nodeIn(statement, 'source')['value'] !== 'styled-system/css') continue
    const names = nodesIn(statement, 'specifiers').map((specifier) => String(nodeIn(specifier, 'local')['name']))
    const needed = names.filter((name) => name !== 'css' || used > 0)
    const text = needed.map((name) => `import { ${name} } from 'styled-system/css/${name}'`).join('\n')
    edits.push({ start: statement.start, end: statement.end, text })
  }
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code)
}

const OWN_MODULE = /\/src\/.*\.tsx?$/

export const resolvedStyles = (): Plugin => {
  let css: Css | undefined
  return {
    name: 'resolved-styles',
    apply: 'build',
    enforce: 'post',
    async buildStart() {
      const panda = (await import(new URL('../../styled-system/css/css.js', import.meta.url).href)) as { css: Css }
      ;({ css } = panda)
    },
    transform(code, id): Rolldown.TransformResult {
      if (!css || !OWN_MODULE.test(id.split('?', 1)[0] ?? '') || !code.includes('styled-system/css')) return null
      return { code: resolveCss(code, this.parse(code) as unknown as Node, css), map: null }
    },
  }
}
