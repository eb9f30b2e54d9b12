// Tests of the detection of direct statements of a suicidal thought or of violence, and of requests
// that no prayer quotes. Links, markup, insults and curses are not quoted.
import { expect, test } from 'vitest';
import { composePrayer } from '../../../content/prayers/compose-prayer.ts';
import { findDanger } from '../../../content/text-analysis/detect-danger.ts';
import { toQuotation } from '../../../content/composer/quote-user-text.ts';

test.each([
  'I am thinking about overdosing',
  'I want to overdose',
  'I’m going to take all my pills',
  'I took all my pills',
  'I don’t see a reason to live',
  'I cannot find any reason to keep living',
  'There is no point in living',
  'I cut myself last night',
  'I cut myself again',
  'I have burned myself on purpose',
  'I cut myself.',
  'Je pense à une overdose',
  'Je vais prendre tous mes cachets',
  'Je ne vois plus de raison de vivre',
  'Je ne vois pas de sens à ma vie',
  'Je me suis coupée hier soir',
  'Pienso en una sobredosis',
  'Quiero tomarme todas las pastillas',
  'No veo razón para vivir',
  'No le encuentro sentido a la vida',
  'Me corté anoche',
  'Penso em uma overdose',
  'Vou tomar todos os remédios',
  'Não vejo razão para viver',
  'Não vejo mais sentido na vida',
  'Eu me cortei ontem à noite',
])('a direct statement of a suicidal thought is detected: %s', (request) => {
  for (const spelling of [request, request.replaceAll('’', "'"), request.toUpperCase()])
    expect(findDanger(spelling)).toEqual({ concern: 'life', isAboutOtherPerson: false });
});

test.each([
  'My husband forces me to have sex',
  'My boyfriend made me have sex with him',
  'He has sex with me against my will',
  'He grabbed me by the throat',
  'My brother pulled a knife on me',
  'Mon mari me force à coucher avec lui',
  'Mon mari m’oblige à avoir des rapports sexuels',
  'Il m’a forcée à faire l’amour',
  'Mi marido me obliga a tener sexo',
  'Mi esposo me fuerza a tener relaciones',
  'Me agarró del cuello',
  'Meu marido me força a fazer sexo',
  'Meu namorado me obriga a ter relações',
  'Ele me pegou pelo pescoço',
])('a direct statement of violence is detected: %s', (request) => {
  for (const spelling of [request, request.replaceAll('’', "'"), request.toUpperCase()])
    expect(findDanger(spelling)).toEqual({ concern: 'violence', isAboutOtherPerson: false });
});

test.each([
  'I have found a reason to live',
  'I have a reason to live again',
  'I cut myself off from my friends',
  'I cut myself shaving',
  'My boss forces me to work on Sundays',
  'I take all my pills as told',
  'J’ai retrouvé une raison de vivre',
  'Ma vie a de nouveau un sens',
  'Je n’ai pas envie de vivre à Paris',
  'Mon patron me force à travailler le dimanche',
  'Je me suis coupé en cuisinant',
  'Tengo una razón para vivir',
  'Me corté el pelo ayer',
  'Mi jefe me obliga a trabajar',
  'Encontré el sentido de mi vida',
  'Tenho uma razão para viver',
  'Cortei o cabelo ontem',
  'Meu chefe me obriga a trabalhar',
])('no danger: %s', (request) => {
  expect(findDanger(request)).toBeUndefined();
});

test.each([
  'See https://evil.example/x',
  'Buy at www.example.org',
  'Write to me@example.org',
  'Go to cheap-pills.com',
  '<b>Help</b>',
  '<script>alert(1)</script>',
  '[here](x)',
  'Make my fucking boss stop',
  'My boss is a bastard',
  'Mon patron est un connard',
  'Mi jefe es un hijo de puta',
  'Que merda de dia',
  'Kill my neighbour',
  'I hope that my boss dies',
  'Punish them all, Lord',
  'Let my enemies burn',
  'Que mon patron crève',
  'Punis-les, Seigneur',
  'Que mi jefe se muera',
  'Castiga a mi vecino',
  'Que meu vizinho sofra',
  'Destrua meus inimigos',
])('no prayer repeats: %s', async (request) => {
  expect(toQuotation(request, ['‘', '’'])).toBeUndefined();
  for (let seed = 0; seed < 8; seed += 1)
    expect(
      (await composePrayer({ request, category: 'other', language: 'en' }, { seed, used: [] }))
        .prayer_text,
    ).not.toContain(request.slice(0, 12));
});

test.each([
  'My mother is ill',
  'That my mother suffers no longer',
  'Que ma mère ne souffre plus',
  'Que mi madre no sufra',
  'Que minha mãe não sofra',
  'Help me forgive him',
  'I hurt my back',
  'A pay rise, e.g. in May',
  'Ma classe de mathématiques',
  'The computer of my son',
])('a plain request is quoted: %s', (request) => {
  expect(toQuotation(request, ['‘', '’'])).toBe(request);
});
