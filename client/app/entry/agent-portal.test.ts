import { expect, test } from 'vitest';
import { isAgentMode } from './agent-portal';

test.each([
  ['https://portal.example/stays/?isAgent=true', true],
  ['https://agent.portal.example/stays/', true],
  ['https://portal.example/Agent/stays/', true],
  ['https://portal.example/stays/?agentId=5', true],
  ['https://portal.example/stays/', false],
  ['https://portal.example/stays/?isAgent=false', false],
  ['https://portal.example/stays/?locationName=Agentville', false],
])('[AG-01] %s: %p', (address, isOn) => {
  expect(isAgentMode(new URL(address))).toBe(isOn);
});
