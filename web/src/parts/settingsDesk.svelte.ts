/** Whether the settings lie open over the page. */
class SettingsDesk {
  open = $state(false);
}

export const settingsDesk = new SettingsDesk();
