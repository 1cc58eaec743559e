import { describe, expect, it } from 'vitest'

import { readSettings } from '../../../server/platform/settings.ts'

describe('settings', () => {
  it('of an empty environment are a demo on the loopback address', () => {
    expect(readSettings({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: './data',
      databaseUrl: undefined,
      databasePoolSize: 10,
      drainSeconds: 5,
      smtpUrl: undefined,
      mailFrom: 'no-reply@localhost',
      smsUrl: undefined,
      smsFrom: undefined,
      contactAddress: undefined,
      publicUrl: 'http://localhost:3000',
      calls: { baseUrl: '/api', headers: {} },
      hsts: 'host',
      isDemo: true,
      productName: 'TIM Training',
      sessionSecret: undefined,
      trustProxy: false,
      classHoursShare: 75,
      timeZone: 'UTC',
      logLevel: 'info',
    })
  })

  it.each([
    [{ DEMO: '0' }, false, '0.0.0.0'],
    [{ DATABASE_URL: 'postgres://db/tim' }, false, '0.0.0.0'],
    [{ DATABASE_URL: 'postgres://db/tim', DEMO: '1' }, true, '127.0.0.1'],
    [{ DEMO: '0', HOST: '::1' }, false, '::1'],
    [{ DATABASE_URL: '' }, true, '127.0.0.1'],
  ])('%o: demo %s, host %s', (variables, isDemo, host) => {
    expect(readSettings(variables)).toMatchObject({ isDemo, host })
  })

  it('name every wrong variable in one message', () => {
    expect(() =>
      readSettings({ PORT: 'many', DATABASE_URL: 'mysql://db', DEMO: 'yes', SESSION_SECRET: 'short' }),
    ).toThrow(
      [
        'These environment variables are wrong:',
        '  PORT: must be a number',
        '  DATABASE_URL: must look like postgres://user@host/name',
        '  DEMO: must be 0 or 1',
        '  SESSION_SECRET: must have at least 32 characters',
      ].join('\n'),
    )
  })

  it.each([{}, { HOST: '0.0.0.0' }, { DATABASE_URL: '' }])(
    'with PUBLIC_URL and %o are no demo that nobody asked for',
    (variables) => {
      expect(() => readSettings({ PUBLIC_URL: 'https://training.example.org', ...variables })).toThrow(
        'DEMO: must be set beside PUBLIC_URL: 0 for an installation of your own, 1 for a demo with published passwords',
      )
    },
  )

  it.each([
    [{ DEMO: '1' }, true],
    [{ DATABASE_URL: 'postgres://db/tim' }, false],
  ])('with PUBLIC_URL and %o are a demo: %s', (variables, isDemo) => {
    expect(readSettings({ PUBLIC_URL: 'https://training.example.org', ...variables })).toMatchObject({ isDemo })
  })

  it.each([
    [{}, 10, 5],
    [{ DATABASE_POOL_SIZE: '40', DRAIN_SECONDS: '0' }, 40, 0],
  ])('%o: %s connections, %s seconds to drain', (variables, databasePoolSize, drainSeconds) => {
    expect(readSettings(variables)).toMatchObject({ databasePoolSize, drainSeconds })
  })

  it('give the database more than the one connection that a lock holds', () => {
    expect(() => readSettings({ DATABASE_POOL_SIZE: '1' })).toThrow('DATABASE_POOL_SIZE: ')
  })

  it.each(['/training', '/training/', '/?state=1', '/#home'])('refuse a PUBLIC_URL that goes on with %s', (rest) => {
    expect(() => readSettings({ DEMO: '0', PUBLIC_URL: `https://training.example.org${rest}` })).toThrow(
      'PUBLIC_URL: must have no path: pages and calls begin at the root of their host',
    )
  })

  it('drop the slash at the end of PUBLIC_URL', () => {
    expect(readSettings({ DEMO: '0', PUBLIC_URL: 'https://training.example.org/' })).toMatchObject({
      publicUrl: 'https://training.example.org',
      mailFrom: 'no-reply@training.example.org',
    })
  })

  it.each([
    [{ API_URL: 'https://api.example.org/v1/' }, { baseUrl: 'https://api.example.org/v1', headers: {} }],
    [{ API_URL: '/training/api' }, { baseUrl: '/training/api', headers: {} }],
    [{ API_URL: 'http://localhost:3000/api' }, { baseUrl: '/api', headers: {} }],
    [{ API_HEADERS: '{"X-Program":"state 12"}' }, { baseUrl: '/api', headers: { 'X-Program': 'state 12' } }],
    [
      { API_URL: '', API_HEADERS: '' },
      { baseUrl: '/api', headers: {} },
    ],
  ])('%o: calls are %o', (variables, calls) => {
    expect(readSettings(variables).calls).toEqual(calls)
  })

  it.each(['api', '//api.example.org', 'ftp://api.example.org', 'https://a:b@api.example.org', 'https://x.org/?a=1'])(
    'take no API_URL like %s',
    (address) => {
      expect(() => readSettings({ API_URL: address })).toThrow(
        '\n  API_URL: must look like https://training.example.org/api, or /api on the host of the pages',
      )
    },
  )

  it('send no token from pages of TLS to an address without it', () => {
    const https = { PUBLIC_URL: 'https://training.example.org', DEMO: '0' }
    expect(() => readSettings({ ...https, API_URL: 'http://api.example.org' })).toThrow(
      'API_URL: must begin with https:// as PUBLIC_URL does',
    )
  })

  it.each([
    ['X-Program: state', 'must be JSON that looks like {"X-Program":"state"}'],
    ['["X-Program"]', 'must be JSON that looks like {"X-Program":"state"}'],
    ['{"X Program":"state"}', 'X Program is no name of a header'],
    ['{"authorization":"Basic x"}', 'authorization is set by the app itself'],
    ['{"Cookie":"a=1"}', 'Cookie is set by browsers alone'],
    ['{"X-Program":"a\\r\\nX-Other: b"}', 'X-Program must be plain visible text'],
    ['{"X-Program":12}', 'X-Program must be text'],
  ])('take no API_HEADERS like %s', (text, complaint) => {
    expect(() => readSettings({ API_HEADERS: text })).toThrow(`\n  API_HEADERS: ${complaint}`)
  })
})
