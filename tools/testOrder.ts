import { addEventHandler, type Event } from 'jest-circus';

/**
 * Jest's setupFilesAfterEnv of the projects that run on jest-light-runner: `TEST_ORDER=reversed npm test -- bills` runs the
 * tests of each file from the last to the first, for none may need what another left.
 */
if (process.env['TEST_ORDER'] === 'reversed')
  addEventHandler(({ name }: Event, { currentDescribeBlock: block }) => {
    const children =
      name === 'add_test'
        ? block.children
        : name === 'start_describe_definition'
          ? block.parent?.children
          : undefined;
    const added = children?.pop();
    if (added) children?.unshift(added);
  });
