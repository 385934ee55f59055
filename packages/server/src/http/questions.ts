// Routes for the laboratory's screen: queued questions, which several machines answer together.
import { Problem } from '../problem.ts';
import * as bodies from './bodies.ts';
import type { Api } from './routes.ts';

export function questionRoutes({ app, registry, often, large }: Api): void {
  const { questions } = registry.store;

  app.get(
    '/api/questions',
    {
      config: often,
      schema: {
        summary: 'Questions of the laboratory in the queue of this server’s database.',
        description: 'Empty where the database is the embedded one, or nobody has asked with --queue.',
        response: { 200: bodies.queuedQuestions },
      },
    },
    async () => ({ questions: await questions.list() }),
  );

  app.get(
    '/api/questions/:question',
    {
      config: large,
      schema: {
        summary: 'A question of the queue, and the results of its games from a place on.',
        params: bodies.questionInPath,
        querystring: bodies.resultsWanted,
        response: { 200: bodies.queuedResults },
      },
    },
    async ({ params, query }) => {
      // The question is read before its results: if it is closed, all results are there.
      const question = await questions.find(params.question);
      if (question === null) throw new Problem('unknown', 'There is no such question in the queue.');
      return { question, ...(await questions.results(question.id, query.from)) };
    },
  );
}
