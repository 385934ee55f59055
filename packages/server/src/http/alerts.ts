// Routes for the alerts of people at a table.
import * as v from 'valibot';
import { target } from '../alerts/alert.ts';
import { addAlert, listAlerts, removeAlert, setQuiet } from '../alerts/keeping.ts';
import { quietHours } from '../alerts/quietHours.ts';
import { originOf } from '../nodes/introduction.ts';
import { Problem } from '../problem.ts';
import { id } from '../protocol.ts';
import { key, nothing, tableInPath } from './bodies.ts';
import { type Api, askerOf, atOwner, done, security } from './routes.ts';

const alertInPath = v.object({ table: id, alert: id });

const shownAlert = v.strictObject({
  id: v.string(),
  kind: v.picklist(['push', 'webhook']),
  format: v.pipe(v.nullable(v.string()), v.description('Of a webhook.')),
  host: v.pipe(v.string(), v.description('Where it is sent; the whole address is never shown again.')),
});

const alertList = v.strictObject({
  alerts: v.array(shownAlert),
  quiet: v.pipe(
    v.nullable(quietHours),
    v.description('Hours in which nothing is sent; null: there are none.'),
  ),
});

export function alertRoutes(api: Api): void {
  keyRoute(api);
  ownAlertRoutes(api);
  quietHoursRoute(api);
}

function keyRoute({ app, registry, often }: Api): void {
  app.get(
    '/api/alerts/key',
    {
      config: often,
      schema: {
        summary: 'The public key of this server for Web Push (VAPID).',
        response: { 200: key },
      },
    },
    async () => ({ key: registry.sender.keys.publicKey }),
  );
}

function ownAlertRoutes({ app, registry, peers, often, seldom }: Api): void {
  app.get(
    '/api/tables/:table/alerts',
    {
      config: often,
      schema: {
        summary: 'How you are told that it is your turn (seat key).',
        security,
        params: tableInPath,
        response: { 200: alertList },
      },
    },
    (request, reply) => atOwner(peers, request, reply, () => listAlerts(registry, askerOf(request))),
  );

  app.post(
    '/api/tables/:table/alerts',
    {
      config: seldom,
      schema: {
        summary: 'Be told when it is your turn (seat key).',
        description:
          'Once for each turn, when no device of yours has been at the table for a minute. A webhook is sent a word at once; the same address again replaces the former.',
        security,
        params: tableInPath,
        body: target,
        response: { 201: shownAlert },
      },
    },
    (request, reply) => {
      // Each may wait for an answer again and again; the node that passes a request on has counted it.
      if (!request.fromNode && !request.address.bucket('alerts').take())
        throw new Problem('too-many', 'Too many alerts from this address: try again in an hour.');
      return atOwner(peers, request, reply, async () => {
        const added = await addAlert(registry, askerOf(request), request.body, originOf(request));
        reply.status(201);
        return added;
      });
    },
  );

  app.delete(
    '/api/tables/:table/alerts/:alert',
    {
      config: often,
      schema: {
        summary: 'No longer be told in this way (seat key).',
        security,
        params: alertInPath,
        response: { 204: nothing },
      },
    },
    (request, reply) =>
      atOwner(peers, request, reply, () =>
        done(reply, removeAlert(registry, askerOf(request), request.params.alert)),
      ),
  );
}

function quietHoursRoute({ app, registry, peers, often }: Api): void {
  app.put(
    '/api/tables/:table/alerts/quiet',
    {
      config: often,
      schema: {
        summary: 'Hours in which you are not told, or (null) none (seat key).',
        description: 'An alert that becomes due in them is sent at their end, if it is still your turn then.',
        security,
        params: tableInPath,
        body: v.strictObject({ quiet: v.nullable(quietHours) }),
        response: { 204: nothing },
      },
    },
    (request, reply) =>
      atOwner(peers, request, reply, () =>
        done(reply, setQuiet(registry, askerOf(request), request.body.quiet)),
      ),
  );
}
