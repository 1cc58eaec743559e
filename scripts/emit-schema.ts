/** Writes the schema as a program, so that the browser builds its schema without a parser for SDL. */
import { globSync, readFileSync, writeFileSync } from 'node:fs'

import {
  buildSchema,
  isListType,
  isIntrospectionType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  type GraphQLArgument,
  type GraphQLObjectType,
  type GraphQLType,
} from 'graphql'

const SOURCES = ['src/gateway/generated/schema.graphql', 'src/gateway/schema/*.graphql']
const TARGET = new URL('../src/gateway/generated/schema.ts', import.meta.url)

const schema = buildSchema(
  SOURCES.flatMap((source) => globSync(source).toSorted())
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n'),
)
const BUILT_IN: Readonly<Record<string, string>> = {
  Int: 'GraphQLInt',
  Float: 'GraphQLFloat',
  String: 'GraphQLString',
  Boolean: 'GraphQLBoolean',
}

const reference = (type: GraphQLType): string => {
  if (isNonNullType(type)) return `some(${reference(type.ofType)})`
  if (isListType(type)) return `list(${reference(type.ofType)})`
  return BUILT_IN[type.name] ?? type.name
}

const argumentsOf = (args: readonly GraphQLArgument[]): string =>
  args.length === 0
    ? ''
    : `, args: { ${args.map(({ name, type }) => `${name}: { type: ${reference(type)} }`).join(', ')} }`

const hasResolver = (type: GraphQLObjectType, args: readonly GraphQLArgument[]) =>
  type === schema.getQueryType() || type === schema.getMutationType() || args.length > 0

const objectType = (type: GraphQLObjectType): string => {
  const fields = Object.values(type.getFields()).map(
    ({ name, type: result, args }) =>
      `    ${name}: { type: ${reference(result)}${argumentsOf(args)}${hasResolver(type, args) ? `, resolve: resolve('${type.name}', '${name}')` : ''} },`,
  )
  return `const ${type.name}: GraphQLObjectType = new GraphQLObjectType({\n  name: '${type.name}',\n  fields: () => ({\n${fields.join('\n')}\n  }),\n})`
}

const declarations = Object.values(schema.getTypeMap())
  .filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type))
  .map((type) => {
    if (isScalarType(type)) return `const ${type.name} = scalar('${type.name}')`
    if (isObjectType(type)) return objectType(type)
    throw new Error(`${type.name}: only object types and scalars are used in our schema so far.`)
  })

const body = declarations.join('\n\n')
const builtIn = Object.values(BUILT_IN).filter((name) => body.includes(name))
const imports = [...builtIn, 'GraphQLList', 'GraphQLNonNull', 'GraphQLObjectType', 'GraphQLScalarType', 'GraphQLSchema']

writeFileSync(
  TARGET,
  `// Generated from generated/schema.graphql and schema/*.graphql by scripts/emit-schema.ts.
import {
${imports
  .toSorted()
  .map((name) => `  ${name},\n`)
  .join('')}  type GraphQLFieldResolver,
  type GraphQLNullableType,
  type GraphQLType,
} from 'graphql'

const some = <T extends GraphQLNullableType>(type: T) => new GraphQLNonNull<T>(type)
const list = <T extends GraphQLType>(type: T) => new GraphQLList<T>(type)

/** Gives the resolver of a field that is more than a property. */
export type Resolve = (type: string, field: string) => GraphQLFieldResolver<unknown, unknown>

/** How a scalar's value leaves, where it is not as it came. */
export type Serialize = Readonly<Record<string, (value: unknown) => unknown>>

export const createSchema = (resolve: Resolve, serialize: Serialize): GraphQLSchema => {
  const scalar = (name: string) => {
    const leaving = serialize[name]
    return new GraphQLScalarType({ name, ...(leaving && { serialize: leaving }) })
  }
${body.replaceAll(/^(?=.)/gm, '  ')}

  return new GraphQLSchema({ query: Query, mutation: Mutation, assumeValid: true })
}
`,
)
